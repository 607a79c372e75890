// What server and client say to each other: made by scripts/protocol.py from the models.

export type Terrain = "forest" | "rock" | "grass" | "tundra" | "desert";

export type Ground = "forest" | "rock" | "grass" | "tundra" | "desert" | "water" | "chasm";

export type Pack = "forest" | "rock" | "grass" | "tundra" | "desert" | "neutral";

export type Kind = "alpha" | "pack" | "den" | "lair";

export type Phase = "none" | "crescent" | "quarter" | "full";

export type Prey = "rabbit" | "raccoon" | "deer" | "boar" | "moose";

export type Bonus = "none" | "action" | "terrain";

export type Board = "basic" | "advanced";

export type Suit = "green" | "black" | "brown" | "red" | "white";

export type Land = "swamp" | "caves" | "desert" | "volcano" | "tundra";

export type Moon = "moon" | "blood-moon";

export type Scar = "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9";

export type SeenScar = "S1" | "S2" | "S3" | "S4" | "S5" | "S6" | "S7" | "S8" | "S9" | "hidden";

export type Language = "en" | "pl" | "ru" | "uk" | "de";

export type GameName = "the-wolves" | "lone-wolves";

export type Access = "open" | "link" | "private";

export type Deal = "drawn" | "chosen";

export type Undo = "turn" | "none";

export type Status = "gathering" | "playing" | "finished" | "closed";

/** To a person: still here; the server's clock. */
export type Alive = {
  type: "pong";
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
  do: "answer_back";
  seat: number;
  agree: boolean;
};

/** To a person: who of those with whom they play is here now, whatever they look at. */
export type Around = {
  type: "around";
  people: string[];
};

/** A question about a line of decisions that is not played: what would be? */
export type Ask = {
  seat?: number | null;
  /** Decisions in words, in order. */
  line?: string[];
};

/** Ask the others to go back to one's last turn, where undo may not. */
export type AskBack = {
  do: "ask_back";
  seat: number;
};

/** Where could it go on? After a line, with something in mind that is not on it yet. */
export type AskWays = {
  seat: number | null;
  /** Decisions in words, in order. */
  line: string[];
  /** An action of The Wolves (move, den, lair, howl, dominate), or a wolf in hand (alpha S4): what is begun in one's mind only. Empty: whatever is asked. */
  doing: string;
};

/** Why can't I …? After a line, about a place (a hex, a card, a land) or an action. */
export type AskWhyNot = {
  seat?: number | null;
  /** Decisions in words, in order. */
  line?: string[];
  /** An action of The Wolves (move, den, lair, howl, dominate), or a wolf in hand (alpha S4): what is begun in one's mind only. Empty: whatever is asked. */
  doing?: string;
  place?: string | null;
  action?: string | null;
};

/** The host begins; open seats go to bots of the stand-in's level. */
export type Begin = {
  do: "begin";
};

/** A bot that may take a seat. */
export type Bot = {
  name: string;
  level: number;
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
  do: "close";
};

/** What a pack has in a region. */
export type Control = {
  control: number;
  alphas: number;
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

/** One entry of a table's log, as one visitor may know it. */
export type Event = {
  seq: number;
  at: string;
  kind: "made" | "sat" | "filled" | "left" | "sent_away" | "closed" | "began" | "played" | "undone" | "back_asked" | "back_answered" | "stood_in" | "reclaimed" | "timed_out" | "bot_failed" | "ended" | "rematched";
  seat: number | null;
  name: string | null;
  /** Decisions made, after this event. */
  step: number | null;
  /** What was decided. */
  options: Option[];
  told: Told[];
  /** The rest: level, reason, … */
  facts: Record<string, any>;
};

/** The log after a number. */
export type Events = {
  seq: number;
  events: Event[];
};

/** The host gives a seat to a bot, or opens it again. */
export type Fill = {
  do: "fill";
  seat: number;
  /** A bot; null opens the seat. */
  level: string | null;
};

/** A game that can be played here, with all that never changes about it. */
export type GameInfo = {
  name: GameName;
  rules: number;
  players: number[];
  bots: Bot[];
  /** What can be chosen, with what is usual. */
  options: TheWolvesOptions | LoneWolvesOptions;
  /** What is printed on its components. */
  box: TheWolvesBox | LoneWolvesBox;
};

/** The hexes of a map. */
export type GameMap = {
  hexes: MapHex[];
};

/** To the client: events, and the table after them. */
export type Happened = {
  type: "happened";
  events: Event[];
  state: State;
};

/** The server can do its work: the database was asked. */
export type Health = {
  status: "well";
  version: string;
};

/** The house values of a table. */
export type House = {
  honour: [number, number][];
  slots: Slots;
  scars: ScarCounts;
};

/** A link that seats one person, once. */
export type Invite = {
  seat: number;
  secret: string;
  path: string;
};

/** To a person: a seat is kept for them, or is no longer. */
export type Invited = {
  type: "invited";
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

/** What lies on a land. */
export type LandView = {
  honour: [number, number];
  /** How many; which ones, once all is open. */
  hidden: number | Scar[];
  shown: SeenScar[];
  moon: Moon | null;
  sides: Side[];
};

/** Stand up, or decline a rematch: before the game the seat is open again; in a game a bot takes it. */
export type Leave = {
  do: "leave";
  seat?: number | null;
};

/** So many minutes for the whole game, and seconds back for every turn. */
export type LiveClock = {
  kind: "live";
  minutes: number;
  /** Seconds. */
  increment?: number;
};

/** Points by source. */
export type LonePoints = {
  honour: number;
  moon: number;
  "blood-moon": number;
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
  empty_slots: Record<string, number>;
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

/** A position of Lone Wolves, as docs/notation-lone-wolves.md has it. */
export type LoneWolvesView = {
  game: "lone-wolves";
  rules: number;
  board: Board;
  house: House;
  /** One's own cards; of others how many. */
  hands: (number | string[])[];
  set_aside: number | string[];
  unseen_left: number;
  lands: LandView[];
  borders: Scar[][][];
  box: number | Scar[];
  discarded?: SeenScar[] | null;
  void: Suit[][];
  leader: number;
  seat: number;
  trick: number;
  led: PlayedCard | null;
  followed: PlayedCard | null;
  trump: Suit | null;
  in_hand: SeenScar | null;
  taken_hidden: boolean;
  asks: "lead" | "follow" | "take" | "place" | "over";
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
};

/** A table that somebody who looks elsewhere is told of. */
export type MentionedTable = {
  id: string;
  game: string;
  title: string;
  seq: number;
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
  /** Of the game: packs, setup; board, honour, slots, scars; seed. */
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

/** Nobody is hurried. */
export type NoClock = {
  kind?: "none";
};

/** A decision that may be taken: its number, its words, its parts. */
export type Option = {
  number: number;
  text: string;
  /** action, and as it needs hex, terrain, tiles, card, … */
  data: Record<string, any>;
};

/** A command with the number of the last event seen, and an id of one's own. Sent again with the same id it is not carried out again, and gets the same answer. */
export type Order = {
  id: string;
  seq: number;
  command: Sit | Fill | SendAway | Close | Begin | Leave | Reclaim | Play | TakeBack | AskBack | AnswerBack | Rematch;
};

/** How a game ended. */
export type Outcome = {
  scores: number[];
  winners: number[];
  ranks: number[];
  ended_by: string;
};

/** The action under way; without any part between actions. */
export type Pending = {
  action?: string | null;
  terrain?: Terrain | null;
  hex?: string | null;
  cost?: number | null;
  moved?: [Kind, string][] | null;
  wolf?: [Kind, string] | null;
  to?: string | null;
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

/** A scar on a slot, and what it pays and gives now. */
export type PlacedScar = {
  scar: Scar;
  slot: string;
  points: number;
  /** In each land where it works. */
  strength: number[];
};

/** Decide. Several decisions are taken all or none. */
export type Play = {
  do: "play";
  seat: number;
  /** Decisions in words, in order. */
  line: string[];
};

/** A card of the trick. */
export type PlayedCard = {
  card: string;
  land: Land;
};

/** The points of every seat when each turn (or trick) began, and as they stand now. */
export type Points = {
  steps: number[];
  /** For each step, by seat. */
  points: number[][];
};

/** To the client: still here; the server's clock and the last number. */
export type Pong = {
  type: "pong";
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
  view: TheWolvesView | LoneWolvesView;
  /** The points as they stand. */
  sheet: TheWolvesSheet | LoneWolvesSheet;
  /** Empty unless it is the viewer's decision. */
  offer: Option[];
  outcome: Outcome | null;
};

/** To the client: who is connected, and whose bot is thinking. Not part of the log. */
export type Present = {
  type: "present";
  present: number[];
  watching: number;
  thinking: number | null;
};

/** The position after a line, and what would happen on the way; nothing is played. A decision that will show something hidden can be asked about, but nothing after it: what it will show is `hidden`, nothing is told of it, and nothing is offered then. */
export type Preview = {
  position: Position;
  told: Told[];
  /** Whether the last decision will show something hidden. */
  shows: boolean;
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

/** Take one's seat back from the stand-in. */
export type Reclaim = {
  do: "reclaim";
  seat?: number | null;
};

/** Why an action is not possible. */
export type Refusal = {
  reason: string;
  clause: string;
  facts: Record<string, any>;
  sentence: string;
};

/** The same table again, with rotated seats: the other people are asked to sit down. Where there are none, it begins. */
export type Rematch = {
  do: "rematch";
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
  type: "said";
  chat: Chat;
};

/** Scars of each land at the start. */
export type ScarCounts = {
  up: number[];
  down: number[];
};

/** A seat and who sits there. */
export type Seat = {
  seat: number;
  kind: "open" | "person" | "bot";
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
  kind: "me" | "open" | "bot" | "here";
  /** For `here`: how the seat is called. */
  name?: string | null;
  /** For `bot`. */
  level?: string | null;
};

/** The host sends someone away from a table that gathers; only an invite leads them back. */
export type SendAway = {
  do: "send_away";
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

/** A player's side of a land. */
export type Side = {
  cards: string[];
  lone: string[];
  unseen: number;
  scars: Scar[];
};

/** Take an open seat; an invite opens a private one. One that is kept for one's rematch is taken with all others of one's own, and the last answer begins the game. */
export type Sit = {
  do: "sit";
  seat: number;
  invite?: string | null;
  /** For a second person on this device. */
  name?: string | null;
};

/** Scars that a player's side has room for. */
export type Slots = {
  land: number;
  border: number;
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

/** The strength of one side of a land, by source. */
export type Strength = {
  cards: number;
  lone: number;
  scars: number;
  total: number;
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
  do: "undo";
  seat: number;
  to_step?: number | null;
};

/** Someone asks the others to go back to an earlier step. */
export type Takeback = {
  seat: number;
  to_step: number;
  agreed: number[];
  waiting_for: number[];
};

/** To a person: how far something is that is worked out for them. */
export type TaskProgress = {
  type: "task";
  id: string;
  kind: string;
  state: "waiting" | "done" | "given-up";
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
  /** By track and dens built from it. */
  attributes: Record<string, number[]>;
  /** By players, track and den. */
  den_bonus: Record<string, Bonus[]>[];
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
  /** Tiles, by action. */
  costs: Record<string, number>;
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
};

/** A position of The Wolves, as docs/notation.md has it. */
export type TheWolvesView = {
  game: "the-wolves";
  rules: number;
  players: number;
  regions: number[];
  tokens: Phase[][];
  prey: ([Prey, number] | null)[];
  lone_wolves: string[];
  pieces: Record<string, [Pack, Kind][]>;
  seats: WolvesSeat[];
  first: number;
  seat: number;
  moonlight: number;
  moonlight_at_start: number;
  quiet_turns: number;
  drafted: number;
  turns: number;
  actions_taken: number;
  phase: Phase;
  asks: "draft" | "act" | "pay" | "wolf" | "to" | "push" | "track" | "hunt" | "over";
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

/** One thing that happened, in facts; the catalogue has the words: `log-` and `what`. */
export type Told = {
  what: string;
  [fact: string]: any;
};

/** Dens that were built from each attribute track. */
export type TrackCounts = {
  spread: number;
  speed: number;
  howl: number;
};

/** So many hours for every turn. */
export type TurnClock = {
  kind: "turns";
  hours: number;
};

/** A place where something is possible, and the decisions it takes; the payment is the usual. */
export type Way = {
  place: string;
  line: string[];
};

/** An action that may be meant, and why it is not possible; null if it is. */
export type WhyNot = {
  option: Option;
  refusal: Refusal | null;
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
  tiles: Terrain[];
  bonus_terrain: number;
  bonus_action: number;
  dens: TrackCounts;
  wolves: number;
  lairs: number;
  prey: Prey[];
  tokens: PhaseCounts;
  seconds: PhaseCounts;
};

/** Who holds a region, and what it would pay now. */
export type WolvesSheetRegion = {
  region: string;
  tokens: Phase[];
  control: Partial<Record<Pack, Control>>;
  first: Pack | null;
  seconds: Pack[];
  pays: Partial<Record<Terrain, number>>;
};

/** The points of a player. */
export type WolvesSheetSeat = {
  pack: Terrain;
  points: WolvesPoints;
  total: number;
  rank: number;
};

/** To a person: a table waits for their decision, or does no longer. */
export type YourTurn = {
  type: "your_turn";
  table: MentionedTable;
  /** False: it was so, and they were told. */
  yours: boolean;
};

export type Command = Order['command'];

export type Clock = TableInfo['clock'];

export type SocketMessage = Happened | Present | Said | Pong;

export type PersonMessage = YourTurn | Invited | TaskProgress | Around | Alive;
