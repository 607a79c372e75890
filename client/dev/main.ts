/**
 * A board to draw on without a server: /dev.html?state=wolves-3&theme=day&language=pl
 *
 * The position is one of tests/fixtures. Nothing can be played or previewed there.
 */
import '$sheet/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/app.css';
import { mount } from 'svelte';
import { GAMES } from '../src/app/games';
import { Board } from '../src/kit/board.svelte';
import { still } from '../src/kit/shown';
import { api, words } from '../src/lib/client.svelte';
import type { GameInfo, GameMap, Language, State } from '../src/lib/protocol';
import { laySheets } from '../src/lib/sheets';
import Dev from './Dev.svelte';

const query = new URLSearchParams(location.search);
const name = query.get('state') ?? 'wolves-3';
const language = (query.get('language') ?? 'en') as Language;
const fixtures = import.meta.glob<State & GameMap>('../tests/fixtures/*.json', { import: 'default' });
const games = import.meta.glob<GameInfo[]>('../tests/fixtures/games.json', { import: 'default' });
const catalogue = import.meta.glob<string>('../../src/wolfmoon/words/*/*.ftl', { import: 'default', query: '?raw' });

api.words = async (spoken) => {
  const files = Object.entries(catalogue).filter(([path]) => path.includes(`/${spoken}/`));
  return (await Promise.all(files.map(([, load]) => load()))).join('\n');
};
api.games = () => games['../tests/fixtures/games.json']!();
api.map = () => fixtures[`../tests/fixtures/map-${name}.json`]!();

document.documentElement.dataset['theme'] = query.get('theme') ?? 'night';
laySheets();
await words.speak(language);
const state = await fixtures[`../tests/fixtures/${name}.json`]!();
if (!state.position) throw new Error(`no game in ${name}`);
const { default: Game } = await GAMES[state.table.game]();
const board = new Board(still(state.position, { seat: state.seat, seats: state.table.seats }));
mount(Dev, { target: document.getElementById('app')!, props: { board, Game } });
