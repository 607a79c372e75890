// What server and client say to each other: made by scripts/protocol.py from the models.

export type Board = 'basic' | 'advanced';

export type Land = 'swamp' | 'caves' | 'desert' | 'volcano' | 'tundra';

export type Moon = 'moon' | 'blood-moon';

export type Scar = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8' | 'S9';

export type Suit = 'green' | 'black' | 'brown' | 'red' | 'white';

export type Card =
  | 'G2'
  | 'G3'
  | 'G4'
  | 'G5'
  | 'G6'
  | 'G7'
  | 'K2'
  | 'K3'
  | 'K4'
  | 'K5'
  | 'K6'
  | 'K7'
  | 'N2'
  | 'N3'
  | 'N4'
  | 'N5'
  | 'N6'
  | 'N7'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R6'
  | 'R7'
  | 'W2'
  | 'W3'
  | 'W4'
  | 'W5'
  | 'W6'
  | 'W7';

export type Slot =
  | 'swamp'
  | 'caves'
  | 'desert'
  | 'volcano'
  | 'tundra'
  | 'swamp-caves'
  | 'caves-desert'
  | 'desert-volcano'
  | 'volcano-tundra';

export type Border = 'swamp-caves' | 'caves-desert' | 'desert-volcano' | 'volcano-tundra';

export type SeenScar = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8' | 'S9' | 'hidden';

export type LoneAsk = 'lead' | 'follow' | 'take' | 'place' | 'over';

export type GreenCard = 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7';

export type BlackCard = 'K2' | 'K3' | 'K4' | 'K5' | 'K6' | 'K7';

export type BrownCard = 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7';

export type RedCard = 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7';

export type WhiteCard = 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'W7';

export type Ground = 'forest' | 'rock' | 'grass' | 'tundra' | 'desert' | 'water' | 'chasm';

export type Why = 'higher' | 'two' | 'trump' | 'suit';

export type Bonus = 'none' | 'action' | 'terrain';

export type Kind = 'den' | 'pack' | 'alpha' | 'lair';

export type Prey = 'moose' | 'deer' | 'raccoon' | 'boar' | 'rabbit';

export type Terrain = 'forest' | 'rock' | 'grass' | 'tundra' | 'desert';

export type Track = 'spread' | 'speed' | 'howl';

export type WolvesAct =
  | 'draft'
  | 'move'
  | 'den'
  | 'lair'
  | 'howl'
  | 'dominate pack'
  | 'dominate den'
  | 'end'
  | 'pay'
  | 'alpha'
  | 'pack'
  | 'done'
  | 'to'
  | 'push'
  | 'track'
  | 'hunt';

export type WolvesAsk = 'draft' | 'act' | 'pay' | 'wolf' | 'to' | 'push' | 'track' | 'hunt' | 'over';

export type HexReason =
  | 'not_land'
  | 'not_on_start_tile'
  | 'not_empty'
  | 'same_side_of_the_chasm'
  | 'crescent_region'
  | 'lone_wolf_there'
  | 'prey_there'
  | 'hex_full'
  | 'neutral_there'
  | 'no_wolf_of_yours'
  | 'has_moved'
  | 'already_there'
  | 'enemy_lair'
  | 'enemy_alpha'
  | 'enemy_wolf'
  | 'nowhere_to_push'
  | 'not_open_to_pushed_wolf'
  | 'built_there'
  | 'enemy_there'
  | 'no_alpha_near_den'
  | 'no_den_left'
  | 'no_den_of_yours'
  | 'not_by_water'
  | 'no_alpha_near_lair'
  | 'region_has_your_lair'
  | 'no_lair_left'
  | 'no_lone_wolf'
  | 'no_wolf_left'
  | 'no_enemy_pack_wolf'
  | 'no_enemy_den'
  | 'safe_pair'
  | 'no_wolf_to_replace'
  | 'no_den_to_replace'
  | 'no_choice_of_prey'
  | 'safe_alpha'
  | 'safe_lair';

export type Pack = 'forest' | 'rock' | 'grass' | 'tundra' | 'desert' | 'neutral';

export type Tile = 'forest/rock' | 'rock/grass' | 'grass/tundra' | 'tundra/desert' | 'desert/forest' | 'home';

export type Wolf = 'alpha' | 'pack';

export type Phase = 'none' | 'crescent' | 'quarter' | 'full';

export type ScoredPhase = 'crescent' | 'quarter' | 'full';

export type HexAct =
  'draft' | 'den' | 'lair' | 'howl' | 'dominate pack' | 'dominate den' | 'alpha' | 'pack' | 'to' | 'push' | 'hunt';

export type GameName = 'the-wolves' | 'lone-wolves';

export type Language = 'en' | 'pl' | 'ru' | 'uk' | 'de';

export type Access = 'open' | 'link' | 'private';

export type Deal = 'drawn' | 'chosen';

export type Undo = 'turn' | 'none';

export type Status = 'gathering' | 'playing' | 'finished' | 'closed' | 'archived';

/** Everything that may follow, and what lies around that which one has in mind. */
export type Ahead = {
  ways: Way[];
  /** Places with the thing that it is about, possible or not. */
  candidates: string[];
  /** The places that it comes from. */
  sources: string[];
  /** All places within its reach; none where reach plays no part. */
  reach: string[];
  /** The piece in hand, as the decision that chooses it; then others like it. */
  in_hand: Option[];
};

/** To a person: still here; the server's clock. */
export type Alive = {
  type: 'pong';
  at: string;
};

/** What an order led to. */
export type Answer = {
  seq: number;
  events: Event[];
  state: State;
};

/** Agree, or not, to go back. */
export type AnswerBack = {
  do: 'answer_back';
  seat: number;
  agree: boolean;
};

/** To the client: its order was carried out before; what happened was told before, too. */
export type Answered = {
  type: 'answered';
  id: string;
  /** The number of the last event that it led to. */
  seq: number;
};

/** To a person: who of those with whom they play is here now, whatever they look at. */
export type Around = {
  type: 'around';
  people: string[];
};

/** A question about a line of decisions that is not played: what would be? */
export type Ask = {
  seat?: number | null;
  /** Decisions in words, in order. */
  line?: string[];
};

/** What may follow? After a line, with something in mind that is not on it yet. */
export type AskAhead = {
  seat: number | null;
  /** Decisions in words, in order. */
  line: string[];
  /**
   * What is begun in one's mind only: an action (howl), a piece in hand as decisions call it (alpha S4), or the place
   * where it stands (S4). Empty: whatever is asked.
   */
  doing: string;
};

/** Ask the others to go back to one's last turn, where undo may not. */
export type AskBack = {
  do: 'ask_back';
  seat: number;
};

/** Why can't I …? After a line, about a place (a hex, a card, a land) or an action. */
export type AskWhyNot = {
  seat?: number | null;
  /** Decisions in words, in order. */
  line?: string[];
  /**
   * What is begun in one's mind only: an action (howl), a piece in hand as decisions call it (alpha S4), or the place
   * where it stands (S4). Empty: whatever is asked.
   */
  doing?: string;
  place?: string | null;
  action?: string | null;
};

/** What is asked instead. */
export type AskedFacts = {
  asks: WolvesAsk;
};

/** Another decision comes first. */
export type AskedSomethingElse = {
  clause: string;
  sentence: string;
  reason: 'asked_something_else';
  facts: AskedFacts;
};

/** A decision about a hex. */
export type AtHex = {
  action: HexAct;
  number: number;
  hex: string;
};

/** Someone agrees to go back, or does not. */
export type BackAnsweredFacts = {
  agree: boolean;
};

/** Someone asks the others to go back. */
export type BackAskedFacts = {
  to_step: number;
};

/** The host begins; open seats go to bots of the stand-in's level. */
export type Begin = {
  do: 'begin';
};

/** A bot that may take a seat. */
export type Bot = {
  name: string;
  level: number;
};

/** A bot hung, died or chose what was not offered, and a lower level has taken its place. */
export type BotFailedFacts = {
  level: string;
  replaced_by: string;
  reason: string;
};

/** A den was built: the track that it came from has a new value. [W22, W24] */
export type Built = {
  what: 'built';
  seat: number;
  hex: string;
  track: Track;
  value: number;
  points: number;
};

/** There are not enough tiles and tokens. */
export type CannotPay = {
  clause: string;
  sentence: string;
  reason: 'cannot_pay';
  facts: CostFacts;
};

/** A card, and the land where it would be played. */
export type CardFacts = {
  card: Card;
  land: Land;
};

/** A seat leads or follows with a card, on its side of a land. [L5, L6] */
export type CardPlayed = {
  what: 'led' | 'followed';
  seat: number;
  card: Card;
  land: Land;
};

/** The card with which a seat lost a trick is a lone wolf now. [L11] */
export type CardTurned = {
  what: 'turned';
  seat: number;
  card: Card;
  land: Land;
};

/** Another password, for whoever knows the old one. */
export type ChangePassword = {
  old: string;
  new: string;
};

/** What is given changes; the rest stays. */
export type ChangePerson = {
  name?: string | null;
  language?: Language | null;
  settings?: Record<string, any> | null;
};

/** A line of chat at a table. */
export type Chat = {
  number: number;
  at: string;
  name: string;
  seat: number | null;
  text: string;
};

/** The host closes a table that gathers, for good. */
export type Close = {
  do: 'close';
};

/** The table will never begin. */
export type ClosedFacts = {
  reason: 'host' | 'unused' | 'rules';
};

/** The phase of the moon that will be scored next, and its date. */
export type ComingPhase = {
  phase: ScoredPhase;
  date: number;
};

/** What a pack has in a region. */
export type Control = {
  control: number;
  alphas: number;
};

/** What an action costs, and what one has for it. */
export type CostFacts = {
  /** Where; not of a move. */
  hex?: string;
  action: WolvesAct;
  cost: number;
  terrain: Terrain;
  /** Tiles and bonus tokens together. */
  means: number;
};

/** Tiles, by action. */
export type Costs = {
  move: number;
  den: number;
  lair: number;
  howl: number;
  dominate: number;
};

/** A whole game, thing by thing, to step through. */
export type Course = {
  /** The steps at which turns (or tricks) begin. */
  turns: number[];
  deeds: Deed[];
};

/** A name and a password: to sign up, which keeps a guest's games, or to sign in. */
export type Credentials = {
  name: string;
  password: string;
};

/** A piece on the moonlight board covered a date. [W38] */
export type DateCovered = {
  what: 'moonlight';
  date: number;
};

/** Something that was done, with all its parts: an action, a card played, a scar taken. */
export type Deed = {
  /** Counted from 1. */
  seq: number;
  /** The step after it. */
  step: number;
  seat: number;
  options: Option[];
  told: Told[];
};

/** A den of another gave way to one's own. [W33] */
export type DominatedDen = {
  what: 'dominated-den';
  seat: number;
  hex: string;
  victim: number;
  lost: 'den';
  track: Track;
  value: number;
  points: number;
};

/** A pack wolf of another gave way to the next wolf of the wolf track. [W33] */
export type DominatedWolf = {
  what: 'dominated-wolf';
  seat: number;
  hex: string;
  victim: number;
  lost: 'pack';
  piece: Wolf;
  points: number;
};

/** An alpha and a pack wolf were put on a hex. [W6] */
export type Drafted = {
  what: 'drafted';
  seat: number;
  hex: string;
};

/** The game is over. [W46, W49] */
export type Ended = {
  what: 'ended';
  /** The full moon was scored, or nothing had reached the moonlight board for too long. */
  reason: 'full' | 'quiet';
};

/** The game is over. */
export type EndedFacts = {
  scores: number[];
  winners: number[];
  ranks: number[];
  ended_by: string;
};

/** The end of a turn, or of a move. */
export type Ending = {
  action: 'end' | 'done';
  number: number;
};

/** One entry of a table's log, as one visitor may know it; each kind has facts of its own. */
export type Event = {
  seq: number;
  at: string;
  seat: number | null;
  name: string | null;
  /** Decisions made, after this event. */
  step: number | null;
  /** What was decided. */
  options: Option[];
  told: Told[];
} & (
  | { kind: 'made'; facts: NoFacts }
  | { kind: 'sat'; facts: SatFacts }
  | { kind: 'filled'; facts: FilledFacts }
  | { kind: 'left'; facts: NoFacts }
  | { kind: 'sent_away'; facts: NoFacts }
  | { kind: 'closed'; facts: ClosedFacts }
  | { kind: 'began'; facts: NoFacts }
  | { kind: 'played'; facts: NoFacts }
  | { kind: 'undone'; facts: UndoneFacts }
  | { kind: 'back_asked'; facts: BackAskedFacts }
  | { kind: 'back_answered'; facts: BackAnsweredFacts }
  | { kind: 'stood_in'; facts: StoodInFacts }
  | { kind: 'reclaimed'; facts: NoFacts }
  | { kind: 'timed_out'; facts: NoFacts }
  | { kind: 'bot_failed'; facts: BotFailedFacts }
  | { kind: 'ended'; facts: EndedFacts }
  | { kind: 'rematched'; facts: RematchedFacts }
);

/** The log after a number. */
export type Events = {
  seq: number;
  events: Event[];
};

/** A bonus action token was spent for one more action. [W8] */
export type ExtraAction = {
  what: 'extra-action';
  seat: number;
};

/** The host gives a seat to a bot, or opens it again. */
export type Fill = {
  do: 'fill';
  seat: number;
  /** A bot; null opens the seat. */
  level: string | null;
};

/** The host has given a seat to a bot, or opened it again. */
export type FilledFacts = {
  level: string | null;
};

/** The points of a seat at the end, and its rank. */
export type Final = {
  what: 'final';
  seat: number;
  rank: number;
  total: number;
};

/** The game that a course ends in: a table against bots, with the tutor on. */
export type FirstGame = {
  words: string;
  about: string;
  bots: string[];
  options: Record<string, string>;
  tutor: boolean;
  goals: SmallGoal[];
};

/** A tile that was flipped: what it showed, and what it shows now. */
export type Flipped = {
  from: string;
  tile: Tile;
  to: Terrain;
};

/** The land from which a scar is to be taken. */
export type FromLandFacts = {
  from_land: Land;
};

/** The track that a den is taken from. */
export type FromTrack = {
  action: 'track';
  number: number;
  track: Track;
};

/** A card, and the land that has room for no more. */
export type FullLandFacts = {
  card: Card;
  land: Land;
  room: number;
};

/** A bonus token was gained. [W24, W27, W35, W63] */
export type Gained = {
  what: 'gained';
  seat: number;
  bonus: 'action' | 'terrain';
  /** What brought it. */
  why: 'drafted' | 'built' | 'dominated-den' | 'upgraded' | 'hunted';
};

export type GameBox = TheWolvesBox | LoneWolvesBox;

/** A game that can be played here, with all that never changes about it. */
export type GameInfo = {
  name: GameName;
  rules: number;
  players: number[];
  bots: Bot[];
  /** What can be chosen, with what is usual. */
  options: GameOptions;
  /** What is printed on its components. */
  box: GameBox;
  /** Whether seats have secrets from each other. */
  hides: boolean;
};

/** The hexes of a map. */
export type GameMap = {
  hexes: MapHex[];
};

export type GameOptions = TheWolvesOptions | LoneWolvesOptions;

/** To the server: an order through the socket of a table, the same as at the door for orders. */
export type GivenOrder = {
  id: string;
  seq: number;
  command: Sit | Fill | SendAway | Close | Begin | Leave | Reclaim | Play | TakeBack | AskBack | AnswerBack | Rematch;
  type: 'order';
  /** Of a refusal; without it, that of the connection. */
  language?: Language | null;
};

/** A hex, its ground, and the terrain of the move. */
export type GroundFacts = {
  hex: string;
  ground: Ground;
  terrain: Terrain;
};

/** To the client: events, and the table after them. */
export type Happened = {
  type: 'happened';
  events: Event[];
  state: State;
  /** The order given through this connection that led to them. */
  order: string | null;
};

/** The server can do its work: the database was asked. */
export type Health = {
  status: 'well';
  version: string;
};

/** A hex. */
export type HexFacts = {
  hex: string;
};

/** A seat has taken a face-down scar, and the viewer did not see which. [L12] */
export type HiddenScarTaken = {
  what: 'took-hidden';
  seat: number;
  land: Land;
};

/** What a pack has in a region that is scored; the neutral pack has no seat. */
export type Holding = {
  control: number;
  alphas: number;
  seat: number | null;
  pack: Pack;
  /** Pack wolves. */
  packs: number;
  dens: number;
  lairs: number;
};

/** A seat has turned the honour token of a land. [S4] */
export type HonourTurned = {
  from: number;
  what: 'honour';
  seat: number;
  land: Land;
  to: number;
};

/** The house values of a table. */
export type House = {
  honour: [number, number][];
  slots: Slots;
  scars: ScarCounts;
};

/** A lone wolf gave way to the next wolf of the wolf track. [W30] */
export type Howled = {
  what: 'howled';
  seat: number;
  hex: string;
  piece: Wolf;
  points: number;
};

/** A prey was taken. [W35] */
export type Hunted = {
  what: 'hunted';
  seat: number;
  prey: Prey;
  hex: string;
  points: number;
};

/** A link that seats one person, once. */
export type Invite = {
  seat: number;
  secret: string;
  path: string;
};

/** To a person: a seat is kept for them, or is no longer. */
export type Invited = {
  type: 'invited';
  table: MentionedTable;
  /** What the host is called. */
  by: string | null;
  /** False: it was so, and they were told. */
  open: boolean;
};

/** Which table and seat an invite is for. */
export type InvitedTo = {
  table: TableInfo;
  seat: number;
};

/** The land has room for no more wolves. */
export type LandFull = {
  clause: string;
  sentence: string;
  reason: 'land_full';
  facts: FullLandFacts;
};

/** Both seats are equally strong in a land. [L19] */
export type LandTied = {
  what: 'land-tied';
  land: Land;
  /** By seat. */
  strength: number[];
};

/** What lies on a land, as one viewer sees it. */
export type LandView = {
  honour: [number, number];
  moon: Moon | null;
  sides: [Side, Side];
  /** How many; which ones, once all is open. */
  hidden: number | Scar[];
  shown: SeenScar[];
};

/** A seat wins the honour token and any moon of a land. [L19] */
export type LandWon = {
  what: 'land-won';
  seat: number;
  land: Land;
  points: number;
  /** By seat. */
  strength: number[];
};

/** Stand up, or decline a rematch: before the game the seat is open again; in a game a bot takes it. */
export type Leave = {
  do: 'leave';
  seat?: number | null;
};

/** What became of the last line that was tried. */
export type LessonAnswer = {
  accepted: boolean;
  way: LessonWay | null;
  /** Why the rules refuse it. */
  refusal: Refusal | null;
  /** How many steps it has finished. */
  finished: number;
};

/** What would be after a line, where a learner stands? */
export type LessonAsk = {
  seat?: number | null;
  /** Decisions in words, in order. */
  line?: string[];
  /** All that was tried so far, in order: lines of decisions, and `undo`. */
  tried?: string[];
};

/** What may follow, where a learner stands? */
export type LessonAskAhead = {
  seat?: number | null;
  /** Decisions in words, in order. */
  line?: string[];
  /**
   * What is begun in one's mind only: an action (howl), a piece in hand as decisions call it (alpha S4), or the place
   * where it stands (S4). Empty: whatever is asked.
   */
  doing?: string;
  /** All that was tried so far, in order: lines of decisions, and `undo`. */
  tried?: string[];
};

/** Why can't I, where a learner stands? */
export type LessonAskWhyNot = {
  seat?: number | null;
  /** Decisions in words, in order. */
  line?: string[];
  /**
   * What is begun in one's mind only: an action (howl), a piece in hand as decisions call it (alpha S4), or the place
   * where it stands (S4). Empty: whatever is asked.
   */
  doing?: string;
  place?: string | null;
  action?: string | null;
  /** All that was tried so far, in order: lines of decisions, and `undo`. */
  tried?: string[];
};

/** The lessons of a game in their order. */
export type LessonCourse = {
  game: GameName;
  words: string;
  lessons: LessonInfo[];
  /** For a chapter of the rules: its lesson. */
  chapters: Record<string, string>;
  first: FirstGame;
};

/** A lesson as a list shows it; what is said is named by the keys of the catalogue. */
export type LessonInfo = {
  id: string;
  /** The key of its title. */
  words: string;
  about: string;
  /** A symbol of the sheet, or a card. */
  picture: string;
  steps: number;
  /** How long it takes whoever makes no mistake. */
  seconds: number;
  /** The rules that it teaches. */
  clauses: string[];
  /** Another one once the lesson has changed. */
  mark: string;
};

/** A decision that was carried out, and what it did; replies of others among them. */
export type LessonMoment = {
  seat: number;
  option: Option;
  told: Told[];
};

/** All that was tried in a lesson, the newest last. */
export type LessonPlay = {
  /** All that was tried so far, in order: lines of decisions, and `undo`. */
  tried?: string[];
  /** Of the lesson that it was tried in; another is refused. */
  mark?: string | null;
};

/** How far someone is in a lesson. */
export type LessonProgress = {
  lesson: string;
  mark: string;
  /** All that was tried so far, in order: lines of decisions, and `undo`. */
  tried?: string[];
  step?: number;
  /** The most that were won; 0: it was not done yet. */
  stars?: number;
  /** When it was last worked on, by the clock of the device. */
  at: string;
};

/** Where a learner stands; it follows from the lesson and what was tried. */
export type LessonState = {
  lesson: string;
  mark: string;
  tried: string[];
  /** The learner's. */
  seat: number;
  /** Counted from 0; as many as there are, once it is done. */
  step: number;
  steps: number;
  asked: LessonStep | null;
  position: Position;
  /** For each option of the offer: why it would be wrong; null: it may be right. */
  ways: (LessonWay | null)[];
  /** Of the last line, if it was no `undo`. */
  answer: LessonAnswer | null;
  /** What the last line led to. */
  moments: LessonMoment[];
  can_undo: boolean;
  wrongs: number;
  stars: number;
  done: boolean;
  /** The keys of what one knows now, once it is done. */
  known: string[];
  /** The lesson after this one. */
  next: string | null;
};

/** What a step of a lesson asks for. */
export type LessonStep = {
  name: string;
  words: string;
  goal: string;
  /** The places that are lit. */
  light: string[];
  /** What of the board is shown large. */
  part: string | null;
  /** The rules that the words are about. */
  about: string[];
  /** The hint's first rung: where to look. */
  look: string[];
  /** Its last: lines that reach the goal from its beginning. */
  turn: string[];
};

/** Why something is wrong in a lesson: the key of its words, and its rule. */
export type LessonWay = {
  words: string;
  clause: string;
};

/** An action that may be meant, why it is not possible, and what the lesson says to that. */
export type LessonWhyNot = {
  option: Option;
  refusal: Refusal | null;
  way: LessonWay | null;
};

/** How far someone is in all lessons; what a device knows is merged with what is kept. */
export type LessonsKept = {
  lessons: LessonProgress[];
};

/** So many minutes for the whole game, and seconds back for every turn. */
export type LiveClock = {
  kind: 'live';
  minutes: number;
  /** Seconds. */
  increment?: number;
};

/** Points by source. */
export type LonePoints = {
  honour: number;
  moon: number;
  'blood-moon': number;
  scars: number;
};

/** How a land stands. */
export type LoneSheetLand = {
  land: Land;
  free: number;
  room: number;
  strength: Strength[];
  honour: number;
  moon: Moon | null;
  moon_points: number;
  winner: number | null;
};

/** The points of a player. */
export type LoneSheetSeat = {
  points: LonePoints;
  total: number;
  rank: number;
  lone_wolves: number;
  scars: PlacedScar[];
  empty_slots: Partial<Record<Slot, number>>;
};

/** What is printed on the components of Lone Wolves. */
export type LoneWolvesBox = {
  suits: Suit[];
  letters: Partial<Record<Suit, string>>;
  lands: Land[];
  values: number[];
  hand: number;
  land_room: number;
  /** What each scar does, as a code. */
  scars: Partial<Record<Scar, string>>;
  scar_values: Partial<Record<Scar, number>>;
  moon_points: Partial<Record<Moon, number>>;
};

/** What can be chosen at a table of Lone Wolves, with what is usual. */
export type LoneWolvesOptions = {
  boards: Board[];
  /** Usual values: honour, slots, scars. */
  house: Partial<Record<Board, House>>;
  most_honour: number;
  most_scars: number;
};

/** The points of Lone Wolves as they stand. */
export type LoneWolvesSheet = {
  trump: Suit | null;
  lands: LoneSheetLand[];
  seats: LoneSheetSeat[];
};

/** A position of Lone Wolves, as docs/notation-lone-wolves.md has it, as one viewer sees it. */
export type LoneWolvesView = {
  game: 'lone-wolves';
  rules: number;
  board: Board;
  house: House;
  unseen_left: number;
  borders: [Scar[][], Scar[][]];
  void: [Suit[], Suit[]];
  asks: LoneAsk;
  leader: number;
  seat: number;
  trick: number;
  led: PlayedCard | null;
  followed: PlayedCard | null;
  trump: Suit | null;
  taken_hidden: boolean;
  /** One's own cards; of others how many. */
  hands: [number | Card[], number | Card[]];
  set_aside: number | Card[];
  lands: LandView[];
  box: number | Scar[];
  discarded?: SeenScar[];
  /** The scar on its way to a slot. */
  in_hand: SeenScar | null;
};

/** A hex, and the map that does not have it. */
export type MapFacts = {
  hex: string;
  players: number;
};

/** A hex of a map of The Wolves. */
export type MapHex = {
  name: string;
  /** Axial coordinates of a flat-top hex. */
  x: number;
  y: number;
  ground: Ground;
  /** The letter of its tile; S is the start tile. */
  region: string;
  /** Whether the prey of its region stands here, as long as there is any. */
  prey: boolean;
};

/** A table that somebody who looks elsewhere is told of. */
export type MentionedTable = {
  id: string;
  game: string;
  title: string;
  seq: number;
};

/** A moon marker lies where the last scar was taken. [L14] */
export type MoonPlaced = {
  what: 'moon';
  land: Land;
  moon: Moon;
};

/** A move to hexes of a terrain. */
export type MoveTo = {
  action: 'move';
  number: number;
  terrain: Terrain;
};

/** A wolf moved. */
export type Moved = {
  from: string;
  what: 'moved';
  seat: number;
  piece: Wolf;
  to: string;
  /** A shortest walk, with both ends. */
  path: string[];
};

/** The suit that was led is in the hand. */
export type MustFollowSuit = {
  clause: string;
  sentence: string;
  reason: 'must_follow_suit';
  facts: SuitFacts;
};

/** A table of one's own that goes on from a step of a game, against bots or alone. */
export type NewBranch = {
  step: number;
  seats?: SeatWish[] | null;
};

/** A line of chat. */
export type NewChat = {
  id: string;
  text: string;
};

/** Play at once, with a name. */
export type NewGuest = {
  name: string;
  language?: Language;
};

/** A game file, to be looked at or played on from a step. */
export type NewImport = {
  text: string;
  step?: number | null;
  /** Without seats it is for analysis: one person plays all. */
  seats?: SeatWish[] | null;
};

/** A new table with everything that can be chosen. */
export type NewTable = {
  game: GameName;
  seats: SeatWish[];
  /** Of the game, such as packs or a board; and a seed or a whole setup. */
  options?: Record<string, any>;
  access?: Access;
  spectators?: boolean;
  clock?: NoClock | LiveClock | TurnClock;
  undo?: Undo;
  /** The bot that takes the seat of one who left or ran out of time. */
  stand_in?: string | null;
  /** Seconds before a bot's turn. */
  pause?: number;
  title?: string;
};

/** A token for a bot or a script of one's own. */
export type NewToken = {
  label: string;
};

/** What the next den of a track would bring. */
export type NextDen = {
  /** Of the track, from then on. */
  value: number;
  bonus: Bonus;
  /** Of the track, from then on. */
  points: number;
};

/** Nobody is hurried. */
export type NoClock = {
  kind?: 'none';
};

/** The track has no den left. */
export type NoDenOnTrack = {
  clause: string;
  sentence: string;
  reason: 'no_den_on_track';
  facts: TrackFacts;
};

/** There is nothing more to know about it. */
export type NoFacts = {};

/** Nothing: the reason says it all. */
export type NoLoneFacts = {};

/** The slot has no room. */
export type NoSlot = {
  clause: string;
  sentence: string;
  reason: 'no_border_slots' | 'no_empty_slot';
  facts: SlotFacts;
};

/** The map does not have the hex. */
export type NoSuchHex = {
  clause: string;
  sentence: string;
  reason: 'no_such_hex';
  facts: MapFacts;
};

/** The scar does not lie there. */
export type NoSuchScar = {
  clause: string;
  sentence: string;
  reason: 'no_such_scar';
  facts: ScarFacts;
};

/** Nothing: the reason says it all. */
export type NoWolvesFacts = {};

/** A scar is to be taken first, or there is none that lies face down. */
export type NotFromLand = {
  clause: string;
  sentence: string;
  reason: 'take_first' | 'no_hidden_scar';
  facts: FromLandFacts;
};

/** The card is not in the hand. */
export type NotInHand = {
  clause: string;
  sentence: string;
  reason: 'not_in_your_hand';
  facts: CardFacts;
};

/** A wolf is pushed to the nearest open hex. */
export type NotNearest = {
  clause: string;
  sentence: string;
  reason: 'not_nearest';
  facts: PushFacts;
};

/** Something else is asked, or nothing any more. */
export type NotNow = {
  clause: string;
  sentence: string;
  reason: 'game_over' | 'lead_first' | 'follow_first' | 'place_first';
  facts: NoLoneFacts;
};

/** Something about a hex. */
export type NotThisHex = {
  clause: string;
  sentence: string;
  reason: HexReason;
  facts: HexFacts;
};

/** The game is over, or no action is left. */
export type NothingLeft = {
  clause: string;
  sentence: string;
  reason: 'game_over' | 'no_action_left';
  facts: NoWolvesFacts;
};

/** A decision that may be taken: its number, its words, its parts. */
export type Option = {
  number: number;
  text: string;
  /** Its action, and what that is about. */
  data: OptionData;
};

export type OptionData = AtHex | MoveTo | PayWith | FromTrack | Ending | PlayCard | TakeScar | PlaceScar;

/**
 * A command with the number of the last event seen, and an id of one's own. Sent again with the same id it is not
 * carried out again, and gets the same answer.
 */
export type Order = {
  id: string;
  seq: number;
  command: Sit | Fill | SendAway | Close | Begin | Leave | Reclaim | Play | TakeBack | AskBack | AnswerBack | Rematch;
};

/** No alpha is near enough. */
export type OutOfRange = {
  clause: string;
  sentence: string;
  reason: 'out_of_range';
  facts: RangeFacts;
};

/** How a game ended. */
export type Outcome = {
  scores: number[];
  winners: number[];
  ranks: number[];
  ended_by: string;
};

/** An action was paid. [W9] */
export type Paid = {
  what: 'paid';
  seat: number;
  action: WolvesAct;
  terrain: Terrain;
  cost: number;
  tiles: Flipped[];
  /** Bonus terrain tokens spent. */
  bonus: number;
};

/** How an action is paid: tiles that are flipped, and bonus tokens. */
export type PayWith = {
  action: 'pay';
  number: number;
  tiles: Tile[];
  bonus: number;
};

/** What an action costs, and what is missing after the tiles of a payment. */
export type PaymentFacts = {
  terrain: Terrain;
  cost: number;
  /** Bonus tokens at hand. */
  tokens: number;
  /** Bonus tokens needed. */
  needed: number;
};

/** The action under way; without any part between actions. */
export type Pending = {
  action?: WolvesAct;
  /** What it is paid with. */
  terrain?: Terrain;
  /** Where; not of a move. */
  hex?: string;
  /** In tiles, while it is to be paid. */
  cost?: number;
  /** The wolves that have moved, and where they ended. */
  moved?: [Wolf, string][];
  /** The wolf on its way, and where it started. */
  wolf?: [Wolf, string];
  /** Where it will end, while a push is chosen. */
  to?: string;
};

/** Who someone is, as they see themselves. */
export type Person = {
  id: string;
  name: string;
  guest: boolean;
  language: Language;
  settings: Record<string, any>;
};

/** How many of something, by phase of the moon. */
export type PhaseCounts = {
  crescent: number;
  quarter: number;
  full: number;
};

/** The date that was covered brings a phase of the moon. [W39] */
export type PhaseReached = {
  what: 'phase';
  phase: ScoredPhase;
  date: number;
};

/** To the server, through any socket: still there? */
export type Ping = {
  type: 'ping';
};

/** The slot where it goes. */
export type PlaceScar = {
  action: 'place';
  number: number;
  slot: Slot;
};

/** A scar on a slot, and what it pays and gives now. */
export type PlacedScar = {
  scar: Scar;
  slot: Slot;
  points: number;
  /** In each land where it works. */
  strength: number[];
};

/** Decide. Several decisions are taken all or none. */
export type Play = {
  do: 'play';
  seat: number;
  /** Decisions in words, in order. */
  line: string[];
};

/** A card that is led or followed with, and its land. */
export type PlayCard = {
  action: 'play';
  number: number;
  card: Card;
  land: Land;
};

/** A card of the trick. */
export type PlayedCard = {
  card: Card;
  land: Land;
};

/** The points of every seat when each turn (or trick) began, and as they stand now. */
export type Points = {
  steps: number[];
  /** For each step, by seat. */
  points: number[][];
};

/** The points of a seat, as they stand, are others. [L20] */
export type PointsChanged = {
  from: number;
  what: 'points';
  seat: number;
  to: number;
};

/** To the client: still here; the server's clock and the last number. */
export type Pong = {
  type: 'pong';
  seq: number;
  at: string;
};

/** A game at one step, as one viewer sees it. */
export type Position = {
  game: GameName;
  step: number;
  /** The step at which the turn began; undo goes no further. */
  turn_step: number;
  /** Where undo would lead now; null: it may not. */
  undo_step: number | null;
  to_decide: number | null;
  /** What is asked, as a code: act, pay, lead, … */
  question: string;
  view: View;
  /** The points as they stand. */
  sheet: Sheet;
  /** Empty unless it is the viewer's decision. */
  offer: Option[];
  outcome: Outcome | null;
};

/** To the client: who is connected, and whose bot is thinking. Not part of the log. */
export type Present = {
  type: 'present';
  present: number[];
  watching: number;
  thinking: number | null;
};

/**
 * The position after a line, and what would happen on the way; nothing is played. A decision that will show something
 * hidden can be asked about, but nothing after it: what it will show is `hidden`, is not told, and nothing is offered
 * then.
 */
export type Preview = {
  position: Position;
  told: Told[];
  /** Whether the last decision will show something hidden. */
  shows: boolean;
  /** The decisions that were asked about. */
  line: Option[];
  /** For each decision of the line, all that was offered in its place. */
  offers: Option[][];
};

/** Why something was refused, for a program and for a person. */
export type Problem = {
  code: string;
  arguments: Record<string, any>;
  /** The number of the rule, if it is one. */
  clause: string | null;
  /** In the language of the one who asked. */
  sentence: string;
  /** With `behind`: the events that were missed. */
  missed: Answer | null;
};

/** How far a game has come: dates of the moon covered, or tricks taken. */
export type Progress = {
  done: number;
  of: number;
};

/** A hex, how many steps away it is, and how many the nearest open one. */
export type PushFacts = {
  hex: string;
  steps: number | null;
  nearest: number | null;
};

/** A wolf of another was pushed, by a wolf or for a lair. [W20] */
export type Pushed = {
  from: string;
  what: 'pushed';
  seat: number;
  piece: Wolf;
  to: string;
  /** A shortest walk, with both ends. */
  path: string[];
  victim: number;
};

/** A hex, how far from an alpha it is, and how far a howl carries. */
export type RangeFacts = {
  hex: string;
  /** Null without an alpha. */
  distance: number | null;
  range: number;
};

/** Take one's seat back from the stand-in. */
export type Reclaim = {
  do: 'reclaim';
  seat?: number | null;
};

export type Refusal =
  | NothingLeft
  | AskedSomethingElse
  | TwoActionsFirst
  | NoDenOnTrack
  | WrongPayment
  | CannotPay
  | NotThisHex
  | NoSuchHex
  | WrongGround
  | TooFar
  | OutOfRange
  | NotNearest
  | NotNow
  | NotFromLand
  | NoSuchScar
  | NotInHand
  | LandFull
  | MustFollowSuit
  | NoSlot;

/** To the client: its order is not carried out. */
export type RefusedOrder = {
  type: 'refused';
  /** As it was sent; null if that was no id. */
  id: string | null;
  /** What the door for orders would answer. */
  status: number;
  problem: Problem;
};

/** A seat took the token of a region. [W41, W42] */
export type RegionFirst = {
  what: 'region-first';
  seat: number;
  region: string;
  phase: ScoredPhase;
  points: number;
  /** Alphas, where another has as much control. */
  why: 'control' | 'alphas';
};

/** A region is scored: what every pack has there. [W40, W41] */
export type RegionScored = {
  what: 'region';
  region: string;
  phase: ScoredPhase;
  control: Holding[];
};

/** A seat was paid for second place in a region. [W42, W43] */
export type RegionSecond = {
  what: 'region-second';
  seat: number;
  region: string;
  phase: ScoredPhase;
  points: number;
};

/**
 * The same table again, with rotated seats: the other people are asked to sit down. Where there are none, it begins.
 */
export type Rematch = {
  do: 'rematch';
};

/** Someone has asked for the same table again, which is there by now. */
export type RematchedFacts = {
  table: string;
};

/** A game at one of its steps. */
export type Replay = {
  step: number;
  steps: number;
  /** The steps at which turns (or tricks) begin. */
  turns: number[];
  seat: number | null;
  /** Whether everything is shown. */
  open: boolean;
  position: Position;
  /** What the last decision before this step led to. */
  told: Told[];
};

/** To the client: a line of chat. */
export type Said = {
  type: 'said';
  chat: Chat;
};

/** Someone has sat down. */
export type SatFacts = {
  here: boolean;
};

/** Scars of each land at the start. */
export type ScarCounts = {
  up: number[];
  down: number[];
};

/** A seat had no slot for the scar that it took. [L12] */
export type ScarDiscarded = {
  what: 'discarded';
  seat: number;
  scar: Scar;
};

/** A scar, and the land where it does not lie. */
export type ScarFacts = {
  from_land: Land;
  scar: Scar;
};

/** A seat has placed a scar, face up. [L12] */
export type ScarPlaced = {
  what: 'placed';
  seat: number;
  scar: Scar;
  slot: Slot;
};

/** The 3 of a seat has turned a face-down scar. [L9] */
export type ScarRevealed = {
  what: 'revealed';
  seat: number;
  land: Land;
  scar: Scar;
};

/** A seat has taken a scar that lay face up, or face down and was seen. [L12] */
export type ScarTaken = {
  what: 'took' | 'took-hidden-seen';
  seat: number;
  land: Land;
  scar: Scar;
};

/** What the scars of a seat give at the end. [L20] */
export type ScarsScored = {
  what: 'scars-scored';
  seat: number;
  points: number;
};

/** A seat and who sits there. */
export type Seat = {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  person: string | null;
  level: string | null;
  /** The bot that plays for an absent person, who may come back. */
  stand_in: string | null;
  /** Who was asked for a rematch, by name, and has not answered. */
  kept_for: string | null;
  kept_for_you: boolean;
  yours: boolean;
  host: boolean;
  /** Whether the person is connected now. */
  present: boolean;
  /** On this seat's clock. */
  seconds_left: number | null;
};

/** What a seat of a new table is for. */
export type SeatWish = {
  kind: 'me' | 'open' | 'bot' | 'here';
  /** For `here`: how the seat is called. */
  name?: string | null;
  /** For `bot`. */
  level?: string | null;
};

/** The host sends someone away from a table that gathers; only an invite leads them back. */
export type SendAway = {
  do: 'send_away';
  seat: number;
};

/** A browser in which one is signed in. */
export type Session = {
  id: string;
  /** The browser and its system; empty if they are not known. */
  device: string;
  made: string;
  /** To the hour. */
  used: string;
  /** Unless it is used again, and then too after a year. */
  ends: string;
  /** Whether it is the one that asks. */
  this: boolean;
};

export type Sheet = TheWolvesSheet | LoneWolvesSheet;

/** A player's side of a land. */
export type Side = {
  /** Face up. */
  cards: Card[];
  /** Turned; both players saw their faces. */
  lone: Card[];
  /** Lone wolves from the cards set aside. */
  unseen: number;
  scars: Scar[];
};

/**
 * Take an open seat; an invite opens a private one. One that is kept for one's rematch is taken with all others of
 * one's own, and the last answer begins the game.
 */
export type Sit = {
  do: 'sit';
  seat: number;
  invite?: string | null;
  /** For a second person on this device. */
  name?: string | null;
};

/** A slot, how many scars it has room for, and how many lie there. */
export type SlotFacts = {
  slot: Slot;
  room: number;
  taken: number;
  board: Board;
};

/** Scars that a player's side has room for. */
export type Slots = {
  land: number;
  border: number;
};

/** Something to reach in a first game: a telling with some of its facts. */
export type SmallGoal = {
  words: string;
  what: string;
  /** What each fact may be; `me` is one's seat. */
  facts: Record<string, string[]>;
};

/** A table and its game as one visitor sees them. */
export type State = {
  table: TableInfo;
  seq: number;
  /** Whose eyes: a seat of the visitor's, or a spectator's. */
  seat: number | null;
  position: Position | null;
};

/** How one has fared, by game and number of players. */
export type Statistics = {
  rows: StatisticsRow[];
};

/** How one has fared in one game with so many players. */
export type StatisticsRow = {
  game: GameName;
  players: number;
  games: number;
  /** A shared win counts in parts. */
  wins: number;
  mean_points: number;
  best_points: number;
};

/** A move of no wolves. [W11] */
export type Stayed = {
  what: 'stayed';
  seat: number;
};

/** A bot has taken the place of someone, who may come back. */
export type StoodInFacts = {
  level: string;
  reason: 'left' | 'timed_out';
};

/** The strength of one side of a land, by source. */
export type Strength = {
  cards: number;
  lone: number;
  scars: number;
  total: number;
};

/** The strength of a seat in a land is another. [L18] */
export type StrengthChanged = {
  from: number;
  what: 'strength';
  seat: number;
  land: Land;
  to: number;
};

/** A card, and the suit that must be followed. */
export type SuitFacts = {
  card: Card;
  land: Land;
  led: Card;
  suit: Suit;
};

/** A table as one visitor may know it. */
export type TableInfo = {
  id: string;
  game: GameName;
  rules: number;
  title: string;
  status: Status;
  access: Access;
  spectators: boolean;
  /** As chosen; a seed only once the game is over. */
  options: Record<string, any>;
  /** Who decided how the cards, or the map, lie. */
  deal: Deal;
  /** Of a drawn deal: SHA-256 of its file's opening, which is shown at the end. */
  commitment: string | null;
  clock: NoClock | LiveClock | TurnClock;
  undo: Undo;
  stand_in: string;
  pause: number;
  seats: Seat[];
  made: string;
  changed: string;
  seq: number;
  step: number;
  to_decide: number | null;
  /** By seat, as they stand, once the game has begun. */
  points: number[] | null;
  progress: Progress | null;
  takeback: Takeback | null;
  /** The table of the rematch. */
  rematch: string | null;
  branch_of: string | null;
  /** One person plays all seats, from an import or a branch. */
  analysis: boolean;
  watching: number;
  /** The seat whose bot is thinking. */
  thinking: number | null;
};

/** A page of a list of tables. */
export type Tables = {
  tables: TableInfo[];
  /** Asked with `after`, the next page; null: there is none. */
  next: string | null;
};

/** Undo: back to a step of one's own turn; by default the last decision. */
export type TakeBack = {
  do: 'undo';
  seat: number;
  to_step?: number | null;
};

/** The scar that the loser takes. */
export type TakeScar = {
  action: 'take';
  number: number;
  scar: SeenScar;
};

/** Someone asks the others to go back to an earlier step. */
export type Takeback = {
  seat: number;
  to_step: number;
  agreed: number[];
  waiting_for: number[];
};

/** How many actions were taken. */
export type TakenFacts = {
  taken: number;
};

/** To a person: how far something is that is worked out for them. */
export type TaskProgress = {
  type: 'task';
  id: string;
  kind: string;
  state: 'waiting' | 'done' | 'given-up';
  progress: number;
  /** What is being done, in their language. */
  sentence: string | null;
};

/** What is printed on the components of The Wolves; lists by players begin with two. */
export type TheWolvesBox = {
  terrains: Terrain[];
  /** Both sides of the five tiles. */
  tiles: [Terrain, Terrain][];
  prey: Prey[];
  attributes: TrackNumbers;
  /** By players. */
  den_bonus: TrackBonuses[];
  /** By players and dens built from a track. */
  den_points: number[][];
  wolf_points: number[];
  wolf_track: Kind[];
  lair_points: number[];
  /** By players and prey hunted. */
  prey_points: number[][];
  /** By players: the dates of the three phases. */
  dates: number[][];
  first_points: PhaseCounts;
  second_points: PhaseCounts;
  costs: Costs;
  control: Partial<Record<Kind, number>>;
  /** The patches of each region tile. */
  regions: Record<string, Terrain[]>;
};

/** What can be chosen at a table of The Wolves. */
export type TheWolvesOptions = {
  /** A pack for each seat may be chosen; else drawn. */
  packs: Terrain[];
};

/** The points of The Wolves as they stand. */
export type TheWolvesSheet = {
  seats: WolvesSheetSeat[];
  regions: WolvesSheetRegion[];
  coming: ComingPhase | null;
};

/** A position of The Wolves, as docs/notation.md has it; everyone sees all of it. */
export type TheWolvesView = {
  game: 'the-wolves';
  rules: number;
  players: number;
  /** The tile at each place, A first; tokens and prey in the same order. */
  regions: number[];
  /** The token that shows first. */
  tokens: ScoredPhase[][];
  /** Kind and number. */
  prey: ([Prey, number] | null)[];
  lone_wolves: string[];
  /** By hex. */
  pieces: Record<string, [Pack, Kind][]>;
  seats: WolvesSeat[];
  /** Who drafted first. */
  first: number;
  /** Who decides. */
  seat: number;
  moonlight: number;
  /** When this turn began. */
  moonlight_at_start: number;
  quiet_turns: number;
  drafted: number;
  turns: number;
  actions_taken: number;
  /** The last one that was scored. */
  phase: Phase;
  asks: WolvesAsk;
  pending: Pending;
};

/** A token. The secret is shown once, when it is made. */
export type Token = {
  id: string;
  label: string;
  made: string;
  used: string | null;
  secret: string | null;
};

/** A token that no seat won was discarded. [W43, W45, W62] */
export type TokenDiscarded = {
  what: 'region-tied' | 'region-neutral' | 'region-empty';
  region: string;
  phase: ScoredPhase;
};

export type Told =
  | Drafted
  | Turn
  | ExtraAction
  | Paid
  | Gained
  | Moved
  | Pushed
  | Stayed
  | Built
  | Upgraded
  | Howled
  | DominatedWolf
  | DominatedDen
  | Hunted
  | DateCovered
  | PhaseReached
  | RegionScored
  | RegionFirst
  | RegionSecond
  | TokenDiscarded
  | Ended
  | Final
  | Won
  | CardPlayed
  | ScarRevealed
  | TrickWon
  | CardTurned
  | ScarTaken
  | HiddenScarTaken
  | ScarDiscarded
  | ScarPlaced
  | WolfJoined
  | HonourTurned
  | MoonPlaced
  | TrumpChanged
  | StrengthChanged
  | PointsChanged
  | LandWon
  | LandTied
  | ScarsScored
  | TricksOver
  | Final
  | Won;

/** A wolf can't go so far. */
export type TooFar = {
  clause: string;
  sentence: string;
  reason: 'too_far';
  facts: WalkFacts;
};

/** What comes with each den of a track. */
export type TrackBonuses = {
  spread: Bonus[];
  speed: Bonus[];
  howl: Bonus[];
};

/** Dens that were built from each attribute track. */
export type TrackCounts = {
  spread: number;
  speed: number;
  howl: number;
};

/** A track of dens. */
export type TrackFacts = {
  track: Track;
};

/** Numbers of each track, by dens built from it. */
export type TrackNumbers = {
  spread: number[];
  speed: number[];
  howl: number[];
};

/** How far a track has come: what it is worth in play. */
export type TrackValue = {
  value: number;
  next: NextDen | null;
};

/** The attribute tracks of a player. */
export type TrackValues = {
  spread: TrackValue;
  speed: TrackValue;
  howl: TrackValue;
};

/** A seat has won a trick. [L8, L10] */
export type TrickWon = {
  what: 'trick-won';
  seat: number;
  /** The card that won it. */
  card: Card;
  why: Why;
  /** The rule that says so. */
  clause: string;
  /** Its number, from 1. */
  trick: number;
};

/** The last trick has been taken. [L18] */
export type TricksOver = {
  what: 'ended';
  reason: 'tricks';
};

/** From the next trick on another suit is trump. [L15] */
export type TrumpChanged = {
  what: 'trump';
  suit: Suit;
};

/** A turn begins. */
export type Turn = {
  what: 'turn';
  seat: number;
};

/** So many hours for every turn. */
export type TurnClock = {
  kind: 'turns';
  hours: number;
};

/** A turn has two actions. */
export type TwoActionsFirst = {
  clause: string;
  sentence: string;
  reason: 'two_actions_first';
  facts: TakenFacts;
};

/** The game is back at an earlier step. */
export type UndoneFacts = {
  to_step: number;
  by: 'undo' | 'takeback';
};

/** A lair took the place of a den. [W27] */
export type Upgraded = {
  what: 'upgraded';
  seat: number;
  hex: string;
  points: number;
};

export type View = TheWolvesView | LoneWolvesView;

/** A hex, how many steps away it is, and how many a wolf may go. */
export type WalkFacts = {
  hex: string;
  /** Null if no way leads there. */
  steps: number | null;
  speed: number;
};

/**
 * A place where something is possible, what leads there, and what would come of it. Where only a detail is asked on the
 * way, as how to pay, it is decided as usual.
 */
export type Way = {
  place: string;
  line: Option[];
  told: Told[];
  /** Whether the last decision will show something hidden. */
  shows: boolean;
  /** The points after it: all seats, and of regions or lands those that differ. */
  sheet: Sheet;
};

/** An action that may be meant, and why it is not possible; null if it is. */
export type WhyNot = {
  option: Option;
  refusal: Refusal | null;
};

/** A card that was set aside lies as a lone wolf of a seat. [L17, S3] */
export type WolfJoined = {
  what: 'joined';
  seat: number;
  land: Land;
};

/** Points by source. */
export type WolvesPoints = {
  spread: number;
  speed: number;
  howl: number;
  wolves: number;
  lairs: number;
  prey: number;
  tokens: number;
  seconds: number;
};

/** What lies before a player. */
export type WolvesSeat = {
  pack: Terrain;
  /** What the six tiles show now; the home tile is the last. */
  tiles: Terrain[];
  bonus_terrain: number;
  bonus_action: number;
  dens: TrackCounts;
  /** Wolves taken from the wolf track. */
  wolves: number;
  /** Lairs built. */
  lairs: number;
  prey: Prey[];
  /** Region tokens taken. */
  tokens: PhaseCounts;
  /** Second places paid. */
  seconds: PhaseCounts;
};

/** Who holds a region, and what it would pay now. */
export type WolvesSheetRegion = {
  region: string;
  tokens: ScoredPhase[];
  control: Partial<Record<Pack, Control>>;
  first: Pack | null;
  seconds: Pack[];
  pays: Partial<Record<Terrain, number>>;
};

/** The points of a player, and what the tracks are worth. */
export type WolvesSheetSeat = {
  pack: Terrain;
  points: WolvesPoints;
  total: number;
  rank: number;
  tracks: TrackValues;
};

/** A seat has won, alone or with others. */
export type Won = {
  what: 'won' | 'shared';
  seat: number;
};

/** The ground is not what the move goes to. */
export type WrongGround = {
  clause: string;
  sentence: string;
  reason: 'wrong_terrain' | 'nowhere_to_end';
  facts: GroundFacts;
};

/** Some tiles and tokens do not pay an action. */
export type WrongPayment = {
  clause: string;
  sentence: string;
  reason: 'tile_shows_another_terrain' | 'too_many_tiles' | 'not_enough_bonus_tokens';
  facts: PaymentFacts;
};

/** To a person: a table waits for their decision, or does no longer. */
export type YourTurn = {
  type: 'your_turn';
  table: MentionedTable;
  /** False: it was so, and they were told. */
  yours: boolean;
};

export type Command = Order['command'];

export type Clock = TableInfo['clock'];

export type SocketMessage = Happened | Answered | RefusedOrder | Present | Said | Pong;

export type PersonMessage = YourTurn | Invited | TaskProgress | Around | Alive;
