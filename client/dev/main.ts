/**
 * A table to draw on without a server: /dev.html?state=wolves-3&theme=day&language=pl
 *
 * The table is one of tests/fixtures. Nothing can be played or previewed there.
 */
import '$sheet/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/app.css';
import { mount, type Component } from 'svelte';
import { Away } from '../src/lib/api';
import { api, words } from '../src/lib/here.svelte';
import type { GameMap, Language, State } from '../src/lib/protocol';
import { laySheets } from '../src/lib/sheets';
import { Table } from '../src/lib/table.svelte';

const query = new URLSearchParams(location.search);
const name = query.get('state') ?? 'wolves-3';
const language = (query.get('language') ?? 'en') as Language;
const fixtures = import.meta.glob<State & GameMap>('../tests/fixtures/*.json', { import: 'default' });
const catalogue = import.meta.glob<string>('../../src/wolfmoon/words/*/*.ftl', { import: 'default', query: '?raw' });
const GAMES: Record<string, () => Promise<{ default: Component<{ table: Table }> }>> = {
  'the-wolves': () => import('../src/wolves/WolvesTable.svelte'),
  'lone-wolves': () => import('../src/lone/LoneTable.svelte'),
};

api.words = async (spoken) => {
  const files = Object.entries(catalogue).filter(([path]) => path.includes(`/${spoken}/`));
  return (await Promise.all(files.map(([, load]) => load()))).join('\n');
};
api.map = () => fixtures[`../tests/fixtures/map-${name}.json`]!();
api.preview = () => Promise.reject(new Away());
api.whyNot = () => Promise.resolve([]);

document.documentElement.dataset['theme'] = query.get('theme') ?? 'night';
laySheets();
await words.speak(language);
const state = await fixtures[`../tests/fixtures/${name}.json`]!();
const { default: Game } = await GAMES[state.table.game]!();
mount(Game, { target: document.getElementById('app')!, props: { table: new Table(api, state) } });
