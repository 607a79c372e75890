/** Every page: its address, its title, and the part of the client that is loaded for it. */
import type { Component } from 'svelte';

/** A page is given the parts of its address that its path names. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page knows which parts it takes
export type PageComponent = Component<any>;

export interface Page {
  path: string;
  title: string;
  load(): Promise<{ default: PageComponent }>;
}

/** What is shown where there is nothing. */
export const LOST: Page = { path: '/lost', title: 'lost', load: () => import('./pages/Lost.svelte') };

export const PAGES: Page[] = [
  { path: '/', title: 'home', load: () => import('./pages/Home.svelte') },
  { path: '/new', title: 'new-table', load: () => import('./pages/NewTable.svelte') },
  { path: '/lobby', title: 'lobby', load: () => import('./pages/Lobby.svelte') },
  { path: '/games', title: 'my-games', load: () => import('./pages/MyGames.svelte') },
  { path: '/join/:secret', title: 'join', load: () => import('./pages/Join.svelte') },
  { path: '/table/:id', title: 'table', load: () => import('./pages/TablePage.svelte') },
  { path: '/table/:id/replay', title: 'replay', load: () => import('./pages/ReplayPage.svelte') },
  { path: '/table/:id/review', title: 'review-title', load: () => import('./pages/ReviewPage.svelte') },
  { path: '/table/:id/review/again', title: 'review-again', load: () => import('./pages/AgainPage.svelte') },
  { path: '/table/:id/score', title: 'score', load: () => import('./pages/Score.svelte') },
  { path: '/learn', title: 'learn', load: () => import('./pages/Learn.svelte') },
  { path: '/learn/:game/:name', title: 'learn', load: () => import('./pages/Lesson.svelte') },
  { path: '/learn/first/:game', title: 'learn', load: () => import('./pages/FirstGame.svelte') },
  { path: '/puzzles', title: 'puzzles', load: () => import('./pages/Puzzles.svelte') },
  { path: '/puzzles/:book/:name', title: 'puzzles', load: () => import('./pages/Puzzle.svelte') },
  { path: '/hunt', title: 'hunt', load: () => import('./pages/HuntPage.svelte') },
  { path: '/hunt/:game/:day', title: 'hunt', load: () => import('./pages/HuntPage.svelte') },
  { path: '/import', title: 'import', load: () => import('./pages/Import.svelte') },
  { path: '/rules', title: 'rules', load: () => import('./pages/Rules.svelte') },
  { path: '/rules/:game', title: 'rules', load: () => import('./pages/Rules.svelte') },
  { path: '/aid/:game', title: 'aid', load: () => import('./pages/AidPage.svelte') },
  { path: '/settings', title: 'settings', load: () => import('./pages/SettingsPage.svelte') },
  { path: '/notifications', title: 'notifications', load: () => import('./pages/Notifications.svelte') },
  { path: '/stop/:token', title: 'stop-title', load: () => import('./pages/Stop.svelte') },
  LOST,
];
