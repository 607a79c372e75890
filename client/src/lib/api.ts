/** Everything that is asked of the server by HTTP, typed by the protocol. */
import { address, Asking, at, LONG_PATIENCE_MS } from './asking';
import { invited } from './invitation';
import type {
  Ahead,
  Announcement,
  Answer,
  Ask,
  AskAhead,
  AskHint,
  AskTry,
  AskTurn,
  AskTurnAhead,
  AskTurnWhyNot,
  AskVerdict,
  AskWhyNot,
  ChangePassword,
  ChangePerson,
  ChangeWay,
  Chat,
  Choices,
  Credentials,
  Events,
  GameInfo,
  GameMap,
  Hint,
  GameName,
  HuntDay,
  HuntedDay,
  Hunts,
  HuntWeek,
  Invite,
  InvitedTo,
  Language,
  LessonAsk,
  LessonAskAhead,
  LessonAskWhyNot,
  LessonCourse,
  LessonPlay,
  LessonProgress,
  LessonsKept,
  LessonState,
  LessonWhyNot,
  MessageWay,
  Needs,
  NewBranch,
  NewChat,
  NewGuest,
  NewHunt,
  NewHook,
  NewImport,
  NewReport,
  NewTable,
  NewToken,
  NewWay,
  NoticeLink,
  Notifications,
  Order,
  Person,
  Points,
  Preview,
  PuzzleAsk,
  PuzzleAskAhead,
  PuzzleAskHint,
  PuzzleAskWhyNot,
  PuzzleFound,
  PuzzleHint,
  PuzzleIndex,
  PuzzlePlay,
  PuzzlesMine,
  PuzzleSolution,
  PuzzlesToday,
  PuzzlesWish,
  PuzzleState,
  PuzzleVote,
  PuzzleWish,
  Course,
  Remark,
  Replay,
  ReviewState,
  ServiceAnswer,
  Session,
  Since,
  State,
  Statistics,
  Tables,
  ThisBrowser,
  Token,
  TryAnswer,
  Verdict,
  WhyNot,
} from './protocol';

/** Where the map of a game of The Wolves is. */
export function mapAddress(players: number, regions: readonly number[]): string {
  return address('/api/games/the-wolves/map', { players, regions: regions.join(',') });
}

export class Api extends Asking {
  // -- people
  me = () => this.get<Person>('/api/people/me');
  guest = (guest: NewGuest) => this.send<Person>('POST', '/api/people/guest', { ...invited(), ...guest });
  signUp = (who: Credentials) => this.send<Person>('POST', '/api/people/sign-up', { ...invited(), ...who });
  signIn = (who: Credentials) => this.send<Person>('POST', '/api/people/sign-in', who);
  signOut = () => this.send<void>('POST', '/api/people/sign-out');
  changeMe = (change: ChangePerson) => this.send<Person>('PATCH', '/api/people/me', change);
  deleteMe = () => this.send<void>('DELETE', '/api/people/me');
  changePassword = (change: ChangePassword) => this.send<void>('POST', '/api/people/password', change);
  sessions = () => this.get<Session[]>('/api/sessions');
  endSession = (id: string) => this.send<void>('DELETE', at`/api/sessions/${id}`);
  endOtherSessions = () => this.send<void>('DELETE', '/api/sessions');
  tokens = () => this.get<Token[]>('/api/tokens');
  newToken = (token: NewToken) => this.send<Token>('POST', '/api/tokens', token);
  deleteToken = (id: string) => this.send<void>('DELETE', at`/api/tokens/${id}`);

  // -- notifications
  notifications = () => this.get<Notifications>('/api/me/notifications');
  choose = (choices: Choices) => this.send<Notifications>('PUT', '/api/me/notifications', choices);
  addWay = (way: NewWay) => this.send<MessageWay>('POST', '/api/me/ways', way);
  wayOfBrowser = (browser: ThisBrowser) => this.send<MessageWay | null>('POST', '/api/me/ways/here', browser);
  changeWay = (id: string, change: ChangeWay) => this.send<MessageWay>('PATCH', at`/api/me/ways/${id}`, change);
  removeWay = (id: string) => this.send<void>('DELETE', at`/api/me/ways/${id}`);
  testWay = (id: string) => this.send<ServiceAnswer>('POST', at`/api/me/ways/${id}/test`);
  tableHooks = (id: string) => this.get<MessageWay[]>(at`/api/tables/${id}/hooks`);
  addTableHook = (id: string, hook: NewHook) => this.send<MessageWay>('POST', at`/api/tables/${id}/hooks`, hook);
  removeTableHook = (id: string, way: string) => this.send<void>('DELETE', at`/api/tables/${id}/hooks/${way}`);
  testTableHook = (id: string, way: string) =>
    this.send<ServiceAnswer>('POST', at`/api/tables/${id}/hooks/${way}/test`);
  notice = (token: string) => this.get<NoticeLink>(at`/api/notices/${token}`);
  useNotice = (token: string) => this.send<NoticeLink>('POST', at`/api/notices/${token}`);

  // -- games and tables
  games = () => this.get<GameInfo[]>('/api/games');
  map = (players: number, regions: number[]) => this.get<GameMap>(mapAddress(players, regions));
  lobby = (after: string | null = null) => this.get<Tables>('/api/tables', { after });
  newTable = (table: NewTable) => this.send<State>('POST', '/api/tables', table);
  myTables = (after: string | null = null) => this.get<Tables>('/api/me/tables', { after });
  needs = () => this.get<Needs>('/api/me/needs');
  statistics = () => this.get<Statistics>('/api/me/statistics');
  table = (id: string, seat?: number | null) => this.get<State>(at`/api/tables/${id}`, { seat });
  order = (id: string, order: Order) => this.send<Answer>('POST', at`/api/tables/${id}/orders`, order);
  events = (id: string, after: number, seat?: number | null) =>
    this.get<Events>(at`/api/tables/${id}/events`, { after, seat });
  preview = (id: string, ask: Ask, unless?: AbortSignal) =>
    this.send<Preview>('POST', at`/api/tables/${id}/preview`, ask, unless);
  ahead = (id: string, ask: AskAhead, unless?: AbortSignal) =>
    this.send<Ahead>('POST', at`/api/tables/${id}/ahead`, ask, unless);
  whyNot = (id: string, ask: AskWhyNot, unless?: AbortSignal) =>
    this.send<WhyNot[]>('POST', at`/api/tables/${id}/why-not`, ask, unless);
  hint = (id: string, ask: AskHint, unless?: AbortSignal) =>
    this.send<Hint>('POST', at`/api/tables/${id}/hint`, ask, unless, LONG_PATIENCE_MS);
  remark = (id: string, ask: AskHint, unless?: AbortSignal) =>
    this.send<Remark>('POST', at`/api/tables/${id}/remark`, ask, unless, LONG_PATIENCE_MS);
  verdict = (id: string, ask: AskVerdict, unless?: AbortSignal) =>
    this.send<Verdict>('POST', at`/api/tables/${id}/verdict`, ask, unless, LONG_PATIENCE_MS);
  invites = (id: string) => this.get<Invite[]>(at`/api/tables/${id}/invites`);
  newInvite = (id: string, seat: number) => this.send<Invite>('POST', at`/api/tables/${id}/invites/${seat}`);
  invite = (secret: string) => this.get<InvitedTo>(at`/api/invites/${secret}`);

  // -- chat, replay, files
  chat = (id: string) => this.get<Chat[]>(at`/api/tables/${id}/chat`);
  say = (id: string, chat: NewChat) => this.send<Chat>('POST', at`/api/tables/${id}/chat`, chat);
  course = (id: string, seat: number | null, open: boolean) =>
    this.get<Course>(at`/api/tables/${id}/course`, { seat, open });
  replay = (id: string, step: number | null, seat: number | null, open: boolean) =>
    this.get<Replay>(at`/api/tables/${id}/replay`, { step, seat, open });
  since = (id: string, step: number, seat: number | null) =>
    this.get<Since>(at`/api/tables/${id}/since`, { step, seat });
  points = (id: string) => this.get<Points>(at`/api/tables/${id}/points`);
  file = (id: string) => this.text(at`/api/tables/${id}/file`);
  import = (file: NewImport) => this.send<State>('POST', '/api/imports', file);
  branch = (id: string, branch: NewBranch) => this.send<State>('POST', at`/api/tables/${id}/branches`, branch);

  // -- reviews
  review = (id: string) => this.get<ReviewState>(at`/api/tables/${id}/review`);
  askReview = (id: string) => this.send<ReviewState>('POST', at`/api/tables/${id}/review`);
  tryTurn = (id: string, ask: AskTry) =>
    this.send<TryAnswer>('POST', at`/api/tables/${id}/review/tries`, ask, undefined, LONG_PATIENCE_MS);
  previewTurn = (id: string, ask: AskTurn, unless?: AbortSignal) =>
    this.send<Preview>('POST', at`/api/tables/${id}/review/preview`, ask, unless);
  aheadTurn = (id: string, ask: AskTurnAhead, unless?: AbortSignal) =>
    this.send<Ahead>('POST', at`/api/tables/${id}/review/ahead`, ask, unless);
  whyNotTurn = (id: string, ask: AskTurnWhyNot, unless?: AbortSignal) =>
    this.send<WhyNot[]>('POST', at`/api/tables/${id}/review/why-not`, ask, unless);

  report = (id: string, report: NewReport) => this.send<void>('POST', at`/api/tables/${id}/reports`, report);
  announcement = () => this.get<Announcement | null>('/api/announcement');

  // -- the daily hunt
  hunts = () => this.get<Hunts>('/api/hunts');
  hunt = (game: GameName, hunt: NewHunt) => this.send<State>('POST', at`/api/hunts/${game}`, hunt);
  huntDay = (game: GameName, day: string) => this.get<HuntDay>(at`/api/hunts/${game}/${day}`);
  huntWeek = (game: GameName, day: string) => this.get<HuntWeek>(at`/api/hunts/${game}/${day}/week`);
  alphasHunt = (game: GameName, day: string) => this.text(at`/api/hunts/${game}/${day}/alpha`);
  myHunts = (first: string | null = null) => this.get<HuntedDay[]>('/api/me/hunts', { first });

  // -- words
  words = (language: Language) => this.text(at`/api/words/${language}`);

  // -- lessons
  courses = () => this.get<LessonCourse[]>('/api/lessons');
  lesson = (id: string) => this.get<LessonState>(at`/api/lessons/${id}`);
  playLesson = (id: string, play: LessonPlay) => this.send<LessonState>('POST', at`/api/lessons/${id}/play`, play);
  previewLesson = (id: string, ask: LessonAsk, unless?: AbortSignal) =>
    this.send<Preview>('POST', at`/api/lessons/${id}/preview`, ask, unless);
  aheadLesson = (id: string, ask: LessonAskAhead, unless?: AbortSignal) =>
    this.send<Ahead>('POST', at`/api/lessons/${id}/ahead`, ask, unless);
  whyNotLesson = (id: string, ask: LessonAskWhyNot, unless?: AbortSignal) =>
    this.send<LessonWhyNot[]>('POST', at`/api/lessons/${id}/why-not`, ask, unless);
  keepLessons = (lessons: LessonProgress[]) =>
    this.send<LessonsKept>('PUT', '/api/me/lessons', { lessons } satisfies LessonsKept);

  // -- puzzles
  puzzles = () => this.get<PuzzleIndex>('/api/puzzles');
  puzzlesOf = (day: string) => this.get<PuzzlesToday>(at`/api/puzzles/days/${day}`);
  myPuzzles = () => this.get<PuzzlesMine>('/api/me/puzzles');
  nextPuzzle = (wish: PuzzleWish) => this.send<PuzzleFound>('POST', '/api/puzzles/next', wish);
  severalPuzzles = (wish: PuzzlesWish) => this.send<PuzzleState[]>('POST', '/api/puzzles/several', wish);
  puzzle = (id: string) => this.get<PuzzleState>(at`/api/puzzles/${id}`);
  playPuzzle = (id: string, play: PuzzlePlay) => this.send<PuzzleState>('POST', at`/api/puzzles/${id}/play`, play);
  hintPuzzle = (id: string, ask: PuzzleAskHint) => this.send<PuzzleHint>('POST', at`/api/puzzles/${id}/hint`, ask);
  solutionOf = (id: string) => this.send<PuzzleSolution>('POST', at`/api/puzzles/${id}/solution`, {});
  votePuzzle = (id: string, good: boolean) =>
    this.send<void>('PUT', at`/api/puzzles/${id}/vote`, { good } satisfies PuzzleVote);
  previewPuzzle = (id: string, ask: PuzzleAsk, unless?: AbortSignal) =>
    this.send<Preview>('POST', at`/api/puzzles/${id}/preview`, ask, unless);
  aheadPuzzle = (id: string, ask: PuzzleAskAhead, unless?: AbortSignal) =>
    this.send<Ahead>('POST', at`/api/puzzles/${id}/ahead`, ask, unless);
  whyNotPuzzle = (id: string, ask: PuzzleAskWhyNot, unless?: AbortSignal) =>
    this.send<WhyNot[]>('POST', at`/api/puzzles/${id}/why-not`, ask, unless);
}
