/** Where the client begins: words first, then the page, for nothing is shown without them. */
import '$sheet/tokens.css';
import './styles/fonts.css';
import './styles/app.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { attempt, quietly } from './lib/attempt.svelte';
import { keepLinks, outer } from './lib/base';
import { speak, visitor, words } from './lib/client.svelte';
import { keepInvitation } from './lib/invitation';
import { laySheets } from './lib/sheets';

const TRY_AGAIN_MS = 1500;

/** Without words nothing can be said, not even that there is no network: so it is tried until it works. */
async function persist(todo: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await todo();
    } catch {
      await new Promise((done) => setTimeout(done, TRY_AGAIN_MS));
    }
  }
}

/** Have the shell kept for when there is no network: files by the worker itself, and the words that are spoken. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register(outer('/sw.js'));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    keep: [...new Set([words.language, 'en'])].map((language) => outer(`/api/words/${language}`)),
  });
}

async function begin(): Promise<void> {
  laySheets();
  keepLinks(document);
  keepInvitation(new URLSearchParams(location.search));
  // Who it is can be asked again when it matters.
  await Promise.all([persist(speak), visitor.find().catch(quietly)]);
  mount(App, { target: document.getElementById('app') ?? document.body });
  // A browser that keeps nothing shows the pages all the same.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await keepShell().catch(() => undefined);
}

attempt(begin);
