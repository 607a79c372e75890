// What server and client say to each other: made by scripts/protocol.py from the models.

export type GameName = 'the-wolves' | 'lone-wolves';

export type Board = 'basic' | 'advanced';

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

export type Land = 'swamp' | 'caves' | 'desert' | 'volcano' | 'tundra';

export type Moon = 'moon' | 'blood-moon';

export type Scar = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8' | 'S9';

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

export type Suit = 'green' | 'black' | 'brown' | 'red' | 'white';

export type Border = 'swamp-caves' | 'caves-desert' | 'desert-volcano' | 'volcano-tundra';

export type SeenScar = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8' | 'S9' | 'hidden';

export type LoneWolvesTurn = 'lead' | 'follow' | 'take' | 'place';

export type LoneAsk = 'lead' | 'follow' | 'take' | 'place' | 'over';

export type GreenCard = 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'G7';

export type BlackCard = 'K2' | 'K3' | 'K4' | 'K5' | 'K6' | 'K7';

export type BrownCard = 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7';

export type RedCard = 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7';

export type WhiteCard = 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'W7';

export type Ground = 'forest' | 'rock' | 'grass' | 'tundra' | 'desert' | 'water' | 'chasm';

export type Why = 'trump' | 'suit' | 'two' | 'higher';

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

export type TheWolvesTurn = 'draft' | 'turn';

export type HexAct =
  'draft' | 'den' | 'lair' | 'howl' | 'dominate pack' | 'dominate den' | 'alpha' | 'pack' | 'to' | 'push' | 'hunt';

export type Lead = 'ahead' | 'behind' | 'level';

export type RungName = 'look' | 'want' | 'turn';

export type Label = 'inaccuracy' | 'mistake' | 'blunder';

export type Group =
  | 'moon'
  | 'points'
  | 'wolves'
  | 'tracks'
  | 'lairs'
  | 'prey'
  | 'tokens'
  | 'tiles'
  | 'targets'
  | 'danger'
  | 'next'
  | 'later';

export type Language = 'en' | 'pl' | 'ru' | 'uk' | 'de';

export type Access = 'open' | 'link' | 'private';

export type Deal = 'drawn' | 'chosen';

export type Undo = 'turn' | 'none';

export type Hinting = 'on' | 'off' | 'company' | 'rated';

export type Status = 'gathering' | 'playing' | 'finished' | 'closed' | 'archived';

/** Everything that may follow, and what lies around that which one has in mind. */
export type Ahead = {
  possible: Possible[];
  /** Places with the thing that it is about, possible or not. */
  candidates: string[];
  /** The places that it comes from. */
  sources: string[];
  /** All places within its reach; none where reach plays no part. */
  reach: string[];
  /** The piece in hand, as the decision that chooses it; then others like it. */
  in_hand: Option[];
};

/** In how many of the ways that the hidden things can lie best play ends ahead. [L20] */
export type AheadInWays = {
  claim: 'ahead-in-ways';
  rule: 'L20';
  ways: number;
  of: number;
  hands: number;
};

/** To a person: still here; the server's clock. */
export type Alive = {
  type: 'pong';
  at: string;
};

/** What the host tells everyone. */
export type Announcement = {
  id: string;
  text: string;
  until: string;
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

/** What would you do? For a seat of one's own that is to decide. */
export type AskHint = {
  seat: number;
};

/** What would other decisions have been worth in the place of a turn? */
export type AskTry = {
  turn: number;
  /** Decisions in words, in order. */
  line: string[];
};

/** What would be after a line, in the place of a turn that was reviewed? */
export type AskTurn = {
  seat: number | null;
  /** Decisions in words, in order. */
  line: string[];
  /** Which turn is tried again. */
  turn: number;
  /** Decisions in words, in order. */
  tried: string[];
};

/** What may follow, in the place of a turn that was reviewed? */
export type AskTurnAhead = {
  seat: number | null;
  /** Decisions in words, in order. */
  line: string[];
  /**
   * What is begun in one's mind only: an action (howl), a piece in hand as decisions call it (alpha S4), or the place
   * where it stands (S4). Empty: whatever is asked.
   */
  doing: string;
  /** Which turn is tried again. */
  turn: number;
  /** Decisions in words, in order. */
  tried: string[];
};

/** Why can't I, in the place of a turn that was reviewed? */
export type AskTurnWhyNot = {
  seat: number | null;
  /** Decisions in words, in order. */
  line: string[];
  /**
   * What is begun in one's mind only: an action (howl), a piece in hand as decisions call it (alpha S4), or the place
   * where it stands (S4). Empty: whatever is asked.
   */
  doing: string;
  place: string | null;
  action: string | null;
  /** Which turn is tried again. */
  turn: number;
  /** Decisions in words, in order. */
  tried: string[];
};

/** What does this turn give up? What was decided in it so far goes before the line. */
export type AskVerdict = {
  seat: number;
  /** Decisions in words, in order. */
  line?: string[];
  /** From which loss on it is told: per cent of a fair share. */
  threshold?: 10 | 20 | 30;
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

/** To a person: someone asks them to agree to going back, or does no longer. */
export type BackWanted = {
  type: 'back_wanted';
  table: MentionedTable;
  /** What the one who asks is called. */
  by: string | null;
  /** False: it was so, and they were told. */
  open: boolean;
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

/** What a bot made of a set-up: its games, the worst first. */
export type BotHunts = {
  /** The name of a bot of the game. */
  level: string;
  results: HuntResult[];
};

/** Taking a scar empties a land: a moon comes, and its suit is trump next. [L14, L15] */
export type BringsMoon = {
  claim: 'brings-moon';
  rule: 'L14';
  land: Land;
  moon: Moon;
  points: number;
  suit: Suit;
};

/** A den is built: what its track gives, and what it pays, before and after. [W24] */
export type BuildsDen = {
  claim: 'builds-den';
  rule: 'W24';
  hex: string;
  track: Track;
  value: number;
  before: number;
  after: number;
  bonus: Bonus;
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

/** You are first in a region with as much control as a rival, by alphas. [W41] */
export type ByAlphas = {
  claim: 'first-by-alphas';
  rule: 'W41';
  region: string;
  control: number;
  own: number;
  theirs: number;
  rival: number | null;
};

/** There are not enough tiles and tokens. */
export type CannotPay = {
  clause: string;
  sentence: string;
  reason: 'cannot_pay';
  facts: CostFacts;
};

/** None of the cards that you may play beats the card that was led. [L8] */
export type CannotWin = {
  claim: 'cannot-win';
  rule: 'L8';
  led: Card;
  count: number;
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

/** Switch a way on or off, or say that one has seen that it went off. */
export type ChangeWay = {
  on: boolean | null;
  seen: boolean | null;
};

/** A line of chat at a table. */
export type Chat = {
  number: number;
  at: string;
  name: string;
  seat: number | null;
  text: string;
};

/** What a person wants to be told, how and when. Moments are minutes after midnight. */
export type Choices = {
  turn?: Kinds;
  soon?: Kinds;
  invited?: Kinds;
  back?: Kinds;
  quiet?: Quiet;
  digest?: Digest;
  /** Where the person is. */
  zone?: string;
  tables?: Record<string, 'usual' | 'soon' | 'mute'>;
};

export type Claim =
  | RegionPays
  | RegionStands
  | MoonNear
  | TilesShow
  | PreyNear
  | LoneWolfNear
  | DenByWater
  | VictimNear
  | Danger
  | NowSafe
  | OutOfReach
  | wolfmoon__hints__the_wolves__claims__Hunts
  | MakesLair
  | BuildsDen
  | Howls
  | Dominates
  | Pushes
  | RegionPlace
  | ByAlphas
  | Denied
  | ControlGrows
  | PhaseScored
  | EndsGame
  | ExtraActions
  | HuntReady
  | LairReady
  | OnlyEnd
  | PointsAfter
  | DraftHowls
  | DraftPrey
  | DraftGround
  | DraftWater
  | Worth
  | NothingStandsOut
  | LandPays
  | LandStands
  | PlacesLeft
  | LastScar
  | ScarsToTake
  | ScarInHand
  | LandToTake
  | LandToHold
  | ScarToGet
  | HiddenToGet
  | SlotToFind
  | HoldsTrick
  | SureTrick
  | OnlyBeatenBy
  | RivalVoid
  | NoTrumpOut
  | ReplyTakes
  | WinsTrick
  | LosesTrick
  | CannotWin
  | LowestWinner
  | StrengthHeld
  | StrengthBeaten
  | LandChanges
  | FillsLand
  | RevealsScar
  | ScoreAfter
  | BringsMoon
  | ScarPays
  | NoSlotBetter
  | ScarStrength
  | TurnsHonour
  | LoneWolfJoins
  | AheadInWays
  | NothingStandsOut;

/** The host closes a table that gathers, for good. */
export type Close = {
  do: 'close';
};

/** The table will never begin, or a hunt is called off. */
export type ClosedFacts = {
  reason: 'host' | 'unused' | 'rules' | 'rival';
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

/** Your control of a region before and after. [W41] */
export type ControlGrows = {
  claim: 'control-grows';
  rule: 'W41';
  region: string;
  before: number;
  after: number;
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
  /** Of the host, where one comes by invitation only. */
  invitation?: string | null;
};

/** A rival could dominate your piece: as it stands, or after a turn. [W31] */
export type Danger = {
  claim: 'in-danger' | 'punished';
  rule: 'W31';
  hex: string;
  piece: Kind;
  rival: number;
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

/** Your den beside the water of a region where you have no lair. [W25, W26] */
export type DenByWater = {
  claim: 'den-by-water';
  rule: 'W25';
  hex: string;
  region: string;
};

/** A region would pay a rival less than before. [W42] */
export type Denied = {
  claim: 'region-denied';
  rule: 'W42';
  region: string;
  rival: number;
  before: number;
  after: number;
};

/** One message a day instead of single ones. */
export type Digest = {
  on?: boolean;
  at?: number;
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

/** A piece of a rival is dominated. [W33] */
export type Dominates = {
  claim: 'dominates-wolf' | 'dominates-den';
  rule: 'W33';
  hex: string;
  rival: number;
};

/** A hex lies on your home terrain, which two of your tiles show. [W5, W9] */
export type DraftGround = {
  claim: 'draft-home';
  rule: 'W9';
  hex: string;
  terrain: Terrain;
};

/** Lone wolves within howl range of a hex. [W29] */
export type DraftHowls = {
  claim: 'draft-howls';
  rule: 'W29';
  hex: string;
  count: number;
};

/** The steps from a hex to the nearest hex beside a prey. [W35] */
export type DraftPrey = {
  claim: 'draft-prey';
  rule: 'W35';
  hex: string;
  prey: Prey;
  count: number;
};

/** The steps from a hex to the nearest hex beside water. [W25] */
export type DraftWater = {
  claim: 'draft-water';
  rule: 'W25';
  hex: string;
  region: string;
  count: number;
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

/** The turn ends the game: your points, and the most of another. [W46] */
export type EndsGame = {
  claim: 'ends-game';
  rule: 'W46';
  own: number;
  theirs: number;
  rival: number;
};

/** An estimate in points of win share (hundredths), with the ends of its 95 % interval. */
export type Estimate = {
  value: number;
  low: number;
  high: number;
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
  | { kind: 'hinted'; facts: HintedFacts }
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

/** Bonus action tokens that a turn gains. [W8] */
export type ExtraActions = {
  claim: 'extra-actions';
  rule: 'W8';
  count: number;
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

/** A card takes the last place of a land. [L7] */
export type FillsLand = {
  claim: 'fills-land';
  rule: 'L7';
  land: Land;
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

/**
 * To the server, through the socket of a person: they have just done something. Whoever is here is told nothing by
 * other ways.
 */
export type Here = {
  type: 'here';
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

/** How many of the scars not seen score by themselves. [L12] */
export type HiddenToGet = {
  claim: 'hidden-to-get';
  rule: 'L12';
  land: Land;
  scoring: number;
  unseen: number;
};

/** Where to look, what to want, what to do; from what the seat can see, and nothing else. */
export type Hint = {
  /** Decisions made when it was asked: it holds for no other. */
  step: number;
  game: GameName;
  seat: number;
  /** Whether anything is proved of the turn itself, beyond that nothing stands out. */
  specific: boolean;
  rungs: HintRung[];
  /** What else was proved of the turn, the weightiest first: the ladder shows two claims. */
  further: Claim[];
  sure: HintSure;
};

/** One of the ways to go on that were compared. */
export type HintOption = {
  decisions: number[];
  text: string;
  /** The win share that it led to, in hundredths, over all continuations. */
  share: number;
  /** Where all ways that hidden things can lie were solved: in how many of them it ends ahead. */
  ahead?: number;
};

/** One step of the ladder: where to look, what to want, the turn. */
export type HintRung = {
  rung: RungName;
  /** What was proved; the words of each are the message `hint-` and its kind. */
  claims: Claim[];
  /** What is lit: hexes, or lands. */
  places: string[];
  /** The turn, in the third rung only. */
  steps: HintStep[];
};

/** One action of a turn: a card, a scar, a move, a den. */
export type HintStep = {
  /** Its kind; its words are the message `hint-step-` and this. */
  action: string;
  facts: Record<string, string | number | null>;
  decisions: number[];
  /** The decisions as the game's notation has them. */
  text: string;
  /** What it would do, or did, told as the log tells it, as far as the seat can know it. */
  story: Told[];
};

/** How a hint came about: told only with the third rung, for it names the turn. */
export type HintSure = {
  /** Ways to go on that were played out, each as often as the others. */
  compared: number;
  /** Continuations of each, the same for all. */
  continuations: number;
  /** Whether the continuations are all ways that hidden things can lie, each solved. */
  counted: boolean;
  /** How much better the first is than the second; null if there is no second. */
  margin: Estimate | null;
  /** Ways to go on, the best included, that are within a point of the best. */
  close: number;
  /** The best first. */
  options: HintOption[];
};

/** A seat has had a hint, once for each turn; or the tutor's word, once for all turns. */
export type HintedFacts = {
  by: 'lantern' | 'tutor';
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

/** In how many of the hands that fit no answer beats a card. [L8] */
export type HoldsTrick = {
  claim: 'holds-trick';
  rule: 'L8';
  card: Card;
  hands: number;
  of: number;
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

/** A lone wolf joins: which wolf, and what wolves pay before and after. [W30] */
export type Howls = {
  claim: 'howls';
  rule: 'W30';
  hex: string;
  piece: Wolf;
  before: number;
  after: number;
};

/** The hunt of a day in one game, as far as one may know it. */
export type Hunt = {
  game: GameName;
  day: string;
  /** What is played, such as the board. */
  options: Record<string, any>;
  players: number;
  /** Everyone's seat on this day. */
  seat: number;
  /** The name of a bot of the game. */
  rival: string;
  /** One's own table, once it is begun. */
  table: string | null;
  /** Whether one is done with it, or has left it. */
  over: boolean;
  /** One's own was called off, for a rival failed for good; it can be begun anew. */
  called_off: boolean;
  /** Begun, or still to begin, when its day is over. */
  late: boolean;
  /** null for one that was left, too. */
  result: HuntResult | null;
  /** How many games bots have played so far. */
  bot_games: number;
  bot_games_wanted: number;
};

/** How many people were so many points ahead of the best of the others. */
export type HuntAhead = {
  ahead: number;
  people: number;
};

/** A day: the bots' games and, once one's own is done or the day is over, everyone's. */
export type HuntDay = {
  hunt: Hunt;
  over: boolean;
  /** Whether one may see what others made of it. */
  open: boolean;
  bots: BotHunts[];
  people: number;
  /** How many of the people one's own hunt beats; from 30 people on. */
  percentile: number | null;
  /** How many people were how far ahead, of those who had the same set-up. */
  aheads: HuntAhead[];
  /** The best, and oneself. */
  best: HuntedBy[];
  /** One's own at the dates of the game, once it is done: they give nothing away. */
  places: HuntPlace[];
};

/** The day that someone hunts, and whether this is the try that counts. */
export type HuntOf = {
  day: string;
  counts: boolean;
};

/** One's own place at a date of the game. */
export type HuntPlace = {
  /** Such as `crescent`, or `blood-moon`. */
  date: string;
  /** From 1 on; equals share one. */
  place: number;
};

/** After a turn two of your wolves stand beside a prey that you lack. [W35] */
export type HuntReady = {
  claim: 'hunt-ready';
  rule: 'W35';
  prey: Prey;
  hex: string;
};

/** What came of a hunt. */
export type HuntResult = {
  /** Of the win: 1 alone, a part with others. */
  share: number;
  /** Points ahead of the best of the others. */
  ahead: number;
  /** How many bots' games from the same seat it beats, in per cent, ties half; null while none has been played. */
  mark: number | null;
};

/** The table of a week. */
export type HuntWeek = {
  game: GameName;
  first: string;
  last: string;
  rows: HuntWeekRow[];
};

/** A week of someone: the best five marks of seven days count. */
export type HuntWeekRow = {
  place: number;
  name: string;
  you: boolean;
  total: number;
  marks: (number | null)[];
};

/** A prey was taken. [W35] */
export type Hunted = {
  what: 'hunted';
  seat: number;
  prey: Prey;
  hex: string;
  points: number;
};

/** What someone made of a day. */
export type HuntedBy = {
  name: string;
  you: boolean;
  /** Their game, to watch. */
  table: string;
  share: number;
  ahead: number;
  mark: number | null;
};

/** A day of one's own. */
export type HuntedDay = {
  day: string;
  game: GameName;
  table: string;
  late: boolean;
  result: HuntResult | null;
};

export type Hunts = wolfmoon__server__protocol__hunts__Hunts;

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

/** By which ways one is told of one kind of thing. */
export type Kinds = {
  push?: boolean;
  mail?: boolean;
  hook?: boolean;
};

export type Known = LoneWolvesKnown;

/** A new den beside the water of a region where you have no lair. [W25, W26] */
export type LairReady = {
  claim: 'lair-ready';
  rule: 'W25';
  hex: string;
  region: string;
};

/**
 * A decision makes a land yours, or nobody's: what it pays, and the strengths. [L19] A card that is led only would, if
 * it is not beaten.
 */
export type LandChanges = {
  claim: 'turns-land' | 'breaks-land' | 'would-turn-land' | 'would-break-land';
  rule: 'L19';
  land: Land;
  points: number;
  own: number;
  theirs: number;
};

/** The land has room for no more wolves. */
export type LandFull = {
  clause: string;
  sentence: string;
  reason: 'land_full';
  facts: FullLandFacts;
};

/** What the one who wins a land gets. [L19, L20] */
export type LandPays = {
  claim: 'land-pays';
  rule: 'L19';
  land: Land;
  points: number;
  honour: number;
  moon: Moon | null;
};

/** The strength of both in a land. [L18] */
export type LandStands = {
  claim: 'land-stands';
  rule: 'L18';
  land: Land;
  own: number;
  theirs: number;
  lead: Lead;
  rival: number;
};

/** Both seats are equally strong in a land. [L19] */
export type LandTied = {
  what: 'land-tied';
  land: Land;
  /** By seat. */
  strength: number[];
};

/** By how much you lead a land. [L19] */
export type LandToHold = {
  claim: 'land-to-hold';
  rule: 'L19';
  land: Land;
  margin: number;
  points: number;
};

/** How much strength a land takes that is not yours. [L19] */
export type LandToTake = {
  claim: 'land-to-take';
  rule: 'L19';
  land: Land;
  need: number;
  points: number;
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

/** One scar is left in a land, and who takes it brings a moon there. [L14, L15] */
export type LastScar = {
  claim: 'last-scar';
  rule: 'L14';
  land: Land;
  moon: Moon;
  points: number;
  suit: Suit;
};

/** Stand up, or decline a rematch: before the game the seat is open again; in a game a bot takes it. */
export type Leave = {
  do: 'leave';
  seat?: number | null;
};

/** What became of the last line that was tried. */
export type LessonAnswer = {
  accepted: boolean;
  slip: LessonSlip | null;
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
  picture: LessonPicture;
  steps: number;
  /** The keys of what its steps ask for, in their order. */
  goals: string[];
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

/** What stands for a lesson or a goal: a symbol of the sheet, or else cards. */
export type LessonPicture = {
  symbol: string | null;
  /** A card, or a card and the one it beats. */
  cards: string[];
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

/** Why something is wrong in a lesson: the key of its words, and its rule. */
export type LessonSlip = {
  words: string;
  clause: string;
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
  slips: (LessonSlip | null)[];
  /** Of the last line, if it was no `undo`. */
  answer: LessonAnswer | null;
  /** What the last line led to. */
  moments: LessonMoment[];
  /** Where the last line ended, if the step that follows begins elsewhere. */
  left: Position | null;
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
  /** Its last: decisions that reach the goal from its beginning. */
  turn: string[];
};

/** An action that may be meant, why it is not possible, and what the lesson says to that. */
export type LessonWhyNot = {
  option: Option;
  refusal: Refusal | null;
  slip: LessonSlip | null;
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

/** Where the share of a player went in Lone Wolves: share − fair is the sum of these. */
export type LoneLedger = {
  deal: number;
  own_errors: number;
  gifts: number;
  lie: number;
  revised: number;
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

/** A scar brings a lone wolf to a land, which has room for it. [S3] */
export type LoneWolfJoins = {
  claim: 'lone-wolf-joins';
  rule: 'S3';
  land: Land;
};

/** A lone wolf within your howl range. [W29] */
export type LoneWolfNear = {
  claim: 'lone-wolf-near';
  rule: 'W29';
  hex: string;
  terrain: Terrain;
};

/** What is printed on the components of Lone Wolves. */
export type LoneWolvesBox = {
  suits: Suit[];
  letters: Partial<Record<Suit, string>>;
  lands: Land[];
  values: number[];
  cards: Partial<Record<Card, PrintedCard>>;
  /** The lands in which a scar works: one, or the two of a border. */
  slots: Partial<Record<Slot, Land[]>>;
  hand: number;
  land_room: number;
  /** What each scar does, as a code. */
  scars: Partial<Record<Scar, string>>;
  scar_values: Partial<Record<Scar, number>>;
  moon_points: Partial<Record<Moon, number>>;
};

/** What a seat knows of the other's hand and of the cards set aside. */
export type LoneWolvesKnown = {
  /** How many hands of the other fit. */
  hands: number;
  /** Suits that the other has none of. [L6] */
  out: Suit[];
  /** Cards that can only have been set aside. */
  aside: Card[];
  /** Of each suit of which one card alone is not seen, and may be held: that card. */
  last: Card[];
  /** Cards that the other holds for certain. */
  held: Card[];
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
  next_leader: number | null;
  next_trump: Suit | null;
  losing_land: Land | null;
  /** One's own cards; of others how many. */
  hands: [number | Card[], number | Card[]];
  set_aside: number | Card[];
  lands: LandView[];
  box: number | Scar[];
  discarded?: SeenScar[];
  /** The scar on its way to a slot. */
  in_hand: SeenScar | null;
};

/** Your card loses, and takes a scar where it lies. [L11, L12] */
export type LosesTrick = {
  claim: 'loses-trick';
  rule: 'L12';
  card: Card;
  led: Card;
  land: Land;
  /** Scars that can be taken there. */
  count: number;
};

/** The lowest of your cards that win. [L8] */
export type LowestWinner = {
  claim: 'lowest-winner';
  rule: 'L8';
  card: Card;
  /** Cards of yours that win. */
  count: number;
};

/** A den becomes a lair: what lairs pay before and after. [W27] */
export type MakesLair = {
  claim: 'makes-lair';
  rule: 'W27';
  hex: string;
  region: string;
  before: number;
  after: number;
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

/** A way by which messages go. Where exactly to is never shown again. */
export type MessageWay = {
  id: string;
  kind: 'push' | 'mail' | 'hook';
  service: string;
  label: string;
  state: 'on' | 'off' | 'unconfirmed' | 'gone' | 'failing';
  made: string;
  /** When a message last arrived. */
  used: string | null;
  /** Since when none does. */
  failing: string | null;
  /** What the service said last. */
  answer: ServiceAnswer | null;
};

/** Something that was done, and how the game stood after it. */
export type Moment = {
  seat: number;
  options: Option[];
  told: Told[];
  position: Position;
};

/** Dates until the next phase. [W39] */
export type MoonNear = {
  claim: 'moon-near';
  rule: 'W39';
  phase: ScoredPhase;
  count: number;
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

/** All that one has to do, at whatever table. */
export type Needs = {
  /** One is to decide; the least time comes first. */
  turns: TableInfo[];
  /** A seat is kept for one. */
  invitations: TableInfo[];
  /** One is asked to agree to going back. */
  takebacks: TableInfo[];
  /** Ways of being told that went off by themselves. */
  off: MessageWay[];
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
  /** Of the host, where one comes by invitation only. */
  invitation?: string | null;
};

/** A webhook. */
export type NewHook = {
  kind: 'hook';
  service: 'discord' | 'slack' | 'matrix' | 'ntfy' | 'json';
  address: string;
};

/** Hunt: today's set-up, or that of a day that is over. */
export type NewHunt = {
  /** Today if none is named. */
  day?: string | null;
  /** Once more, for practice: it counts no more. */
  again?: boolean;
};

/** A game file, to be looked at or played on from a step. */
export type NewImport = {
  text: string;
  step?: number | null;
  /** Without seats it is for analysis: one person plays all. */
  seats?: SeatWish[] | null;
};

/** An e-mail address, which has to be confirmed. */
export type NewMail = {
  kind: 'mail';
  address: string;
};

/** This browser, as `PushSubscription.toJSON` has it. */
export type NewPush = {
  kind: 'push';
  endpoint: string;
  keys: PushKeys;
};

/** Something about someone at a table that the host should know. */
export type NewReport = {
  seat: number;
  reason: 'chat' | 'name' | 'play' | 'other';
  text: string;
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
  /** Whether players may have hints; null: those who play with nobody but bots. */
  hints?: boolean | null;
};

/** A token for a bot or a script of one's own. */
export type NewToken = {
  label: string;
};

/** A way by which messages shall go. */
export type NewWay = {
  way: NewPush | NewMail | NewHook;
  /** Of what is said by it. */
  language: Language | null;
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

/** No other slot changes the points more at once. [L12] */
export type NoSlotBetter = {
  claim: 'no-slot-better';
  rule: 'L12';
  scar: Scar;
  slot: Slot;
  points: number;
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

/** No trump can be in the other hand. [L8] */
export type NoTrumpOut = {
  claim: 'no-trump-out';
  rule: 'L8';
  suit: Suit;
  rival: number;
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

/** So many ways to go on are within a point of win share of the best: a claim of every game. */
export type NothingStandsOut = {
  claim: 'nothing-stands-out';
  rule: null;
  count: number;
};

/** What a link in a message does, or did. */
export type NoticeLink = {
  what: 'stop' | 'mute' | 'confirm';
  done: boolean;
  label: string;
};

/** All that is set about notifications. */
export type Notifications = {
  /** By which browsers know this server; null: no push. */
  push_key: string | null;
  /** Whether this server can send e-mail. */
  mail: boolean;
  /** Whether addresses inside a network are allowed. */
  private_hooks: boolean;
  /** So many ways one may have. */
  most: number;
  ways: MessageWay[];
  choices: Choices;
};

/** A rival could dominate your piece; after a turn nobody can, for it is one of two. [W32] */
export type NowSafe = {
  claim: 'now-paired';
  rule: 'W32';
  hex: string;
  piece: Kind;
  rival: number;
};

/** The cards of its suit that beat a card and may be held; those that are out. [L8] */
export type OnlyBeatenBy = {
  claim: 'only-beaten-by';
  rule: 'L8';
  card: Card;
  cards: Card[];
  gone: number;
};

/** Two actions are taken and no bonus action token is left. [W8] */
export type OnlyEnd = {
  claim: 'only-end';
  rule: 'W8';
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

/** A rival could dominate your piece; after a turn it no longer stands there. [W31] */
export type OutOfReach = {
  claim: 'out-of-reach';
  rule: 'W31';
  hex: string;
  piece: Kind;
  rival: number;
};

/** How a game ended. */
export type Outcome = {
  scores: number[];
  winners: number[];
  ranks: number[];
  ended_by: string;
};

/** A puzzle from a person's own game: a turn that its review gave a label. */
export type OwnPuzzle = {
  puzzle: PuzzleInfo;
  /** Where it was played. */
  table: string | null;
  /** When the game was reviewed, in microseconds since 1970. */
  at: number;
  solved: boolean;
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

/** What one group of features adds to the difference of two turns, in points of win share. */
export type Part = {
  group: Group;
  points: number;
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

/** The turn reaches a phase: what its regions pay you at the end of it. [W40] */
export type PhaseScored = {
  claim: 'phase-scored';
  rule: 'W40';
  phase: ScoredPhase;
  points: number;
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

/** How many cards a land still takes: one or two. [L7] */
export type PlacesLeft = {
  claim: 'places-left';
  rule: 'L7';
  land: Land;
  count: number;
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

/** Your points before a turn, and once it has ended. [W47] */
export type PointsAfter = {
  claim: 'points-after';
  rule: 'W47';
  before: number;
  after: number;
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

/**
 * A place where something is possible, what leads there, and what would come of it. Where only a detail is asked on the
 * way, as how to pay, it is decided as usual.
 */
export type Possible = {
  place: string;
  line: Option[];
  told: Told[];
  /** Whether the last decision will show something hidden. */
  shows: boolean;
  /** The points after it: all seats, and of regions or lands those that differ. */
  sheet: Sheet;
};

/** To the client: who is connected, and whose bot is thinking. Not part of the log. */
export type Present = {
  type: 'present';
  present: number[];
  watching: number;
  thinking: number | null;
  /** How far the bots are, while they are compiled. */
  preparing: Progress | null;
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

/** A prey that you lack: your hexes beside it, and those that are empty. [W35] */
export type PreyNear = {
  claim: 'prey-near';
  rule: 'W35';
  prey: Prey;
  hex: string;
  beside: number;
  free: number;
};

/** What is printed on a card. */
export type PrintedCard = {
  suit: Suit;
  value: number;
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

/** The keys of a browser's subscription. */
export type PushKeys = {
  p256dh: string;
  auth: string;
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

/** A wolf of a rival is pushed, and leaves a region. [W20] */
export type Pushes = {
  claim: 'pushes-out';
  rule: 'W20';
  hex: string;
  to: string;
  region: string;
  rival: number;
};

/** What would be after a line, where a solver stands? */
export type PuzzleAsk = {
  seat?: number | null;
  /** Decisions in words, in order. */
  line?: string[];
  /**
   * All that was tried so far, in order: lines of decisions; `undo` takes back the last line, `again` sets up the
   * position for another try.
   */
  tried?: string[];
};

/** What may follow, where a solver stands? */
export type PuzzleAskAhead = {
  seat?: number | null;
  /** Decisions in words, in order. */
  line?: string[];
  /**
   * What is begun in one's mind only: an action (howl), a piece in hand as decisions call it (alpha S4), or the place
   * where it stands (S4). Empty: whatever is asked.
   */
  doing?: string;
  /**
   * All that was tried so far, in order: lines of decisions; `undo` takes back the last line, `again` sets up the
   * position for another try.
   */
  tried?: string[];
};

/** A rung of the hint; to ask is noted, for it halves what the puzzle counts. */
export type PuzzleAskHint = {
  rung: RungName;
};

/** Why can't I, where a solver stands? */
export type PuzzleAskWhyNot = {
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
  /**
   * All that was tried so far, in order: lines of decisions; `undo` takes back the last line, `again` sets up the
   * position for another try.
   */
  tried?: string[];
};

/** The puzzles of a game. */
export type PuzzleBook = {
  game: GameName;
  count: number;
  kinds: Partial<Record<'open' | 'safe' | 'percentage' | 'goal' | 'best' | 'threat' | 'decision', number>>;
  themes: PuzzleTheme[];
};

/** A part of a goal. All parts must hold at once. */
export type PuzzleCondition = {
  /** What is counted: score, first, hunt, ahead, every, … */
  what: string;
  /** How much of it is wanted; 1 where it is there or not. */
  count: number;
  /** The region, prey or phase that it is about. */
  of: string | null;
  /** The key of its sentence; its facts are `count` and `of`. */
  words: string;
};

/** The next puzzle; null where none is left that was not seen. */
export type PuzzleFound = {
  puzzle: PuzzleInfo | null;
};

/** One thing done, with all its parts, and the position after it: to be played on the board. */
export type PuzzleFrame = {
  seat: number;
  options: Option[];
  told: Told[];
  position: Position;
};

/** A hand that fits what was seen. */
export type PuzzleHand = {
  cards: string[];
  /** By how much best play wins (or, below 0, loses) against it after the try; null before a try has ended. */
  points: number | null;
};

/** Where to look, what to want, or the whole turn; always from where the puzzle begins. */
export type PuzzleHint = {
  rung: RungName;
  places: string[];
  /** The kinds of what is done, in order: move, den, play, … */
  acts: string[];
  decisions: string[];
};

/** What there is, and the puzzles of today. */
export type PuzzleIndex = {
  today: PuzzlesToday;
  books: PuzzleBook[];
};

/** A puzzle as a list shows it. Its themes are told once it is solved: they give it away. */
export type PuzzleInfo = {
  id: string;
  game: GameName;
  kind: 'open' | 'safe' | 'percentage' | 'goal' | 'best' | 'threat' | 'decision';
  /** The key of what its kind is called. */
  words: string;
  /** The key of what its kind asks for, said before the goal. */
  asked: string;
  goal: PuzzleCondition[];
  players: number;
  rating: PuzzleStrength;
};

/** A decision that was carried out, and what it did; replies of others among them. */
export type PuzzleMoment = {
  seat: number;
  option: Option;
  told: Told[];
};

/** All that was tried in a puzzle, the newest last. */
export type PuzzlePlay = {
  /**
   * All that was tried so far, in order: lines of decisions; `undo` takes back the last line, `again` sets up the
   * position for another try.
   */
  tried?: string[];
  /** The theme that was chosen. */
  theme?: string | null;
  /** How long it took so far, for the text to share. */
  seconds?: number | null;
};

/** What a first try has done to a rating. */
export type PuzzleRated = {
  before: PuzzleStrength;
  after: PuzzleStrength;
  /** How much it counted: a hint halves, a theme leaves 0.1. */
  weight: number;
  /** Where the puzzle stands now. */
  puzzle: PuzzleStrength;
};

/** What answers a wrong try, from where it has led. */
export type PuzzleRefutation = {
  /** The hand that beats it, where hands are counted. */
  hand: string[];
  frames: PuzzleFrame[];
  outcome: Outcome | null;
};

/** One way to the goal, from where the puzzle begins, with the replies of others. */
export type PuzzleSolution = {
  frames: PuzzleFrame[];
  outcome: Outcome | null;
  others: Option[];
  /** Whoever asks before a try gives it up. */
  rated: PuzzleRated | null;
};

/** What may be told once a puzzle is solved. */
export type PuzzleSolved = {
  themes: string[];
  /** Right first decisions, but for the one that was taken. */
  others: Option[];
  /** Four lines to share; they give nothing away. The last is the puzzle's path. */
  share: string[];
};

/** How a person stands in the puzzles of a game. */
export type PuzzleStanding = {
  game: GameName;
  rating: PuzzleStrength;
  /** The strongest bot that the rating lies above. */
  above: string | null;
  /** The weakest bot that it lies below. */
  below: string | null;
  tried: number;
  solved: number;
  /** By theme: how many were solved. */
  themes: Record<string, number>;
  /** Days whose puzzle was solved that day, newest first. */
  days: string[];
  /** Days in a row, up to today or yesterday. */
  streak: number;
};

/** Where a solver stands; it follows from the puzzle and what was tried. */
export type PuzzleState = {
  puzzle: PuzzleInfo;
  tried: string[];
  /** The one that is played. */
  seat: number;
  /** In a threat: the one that asks what would be done. */
  victim: number | null;
  /** Whether nothing is hidden. */
  open: boolean;
  /** Whether it was taken back, for too many found it bad. */
  withdrawn: boolean;
  status: 'asked' | 'wrong' | 'right';
  position: Position;
  /** How much of each part of the goal, as it stands. */
  reached: number[];
  hands: PuzzleHand[];
  verdict: PuzzleVerdict | null;
  /** What the last line led to. */
  moments: PuzzleMoment[];
  can_undo: boolean;
  wrongs: number;
  solved: PuzzleSolved | null;
  /** If this was the first try of a person. */
  rated: PuzzleRated | null;
};

/** A rating with its doubt: it lies within two deviations with a chance of 95 %. */
export type PuzzleStrength = {
  value: number;
  deviation: number;
};

/** A theme of a game, and how many puzzles have it. */
export type PuzzleTheme = {
  theme: string;
  words: string;
  count: number;
};

/** A puzzle that a person has met. */
export type PuzzleTriedOnce = {
  puzzle: string;
  /** Whether the first try was right; null: not ended. */
  first: boolean | null;
  solved: boolean;
  hinted: boolean;
  tries: number;
  /** The rating after it. */
  after: number | null;
  /** When, in microseconds since 1970. */
  at: number;
};

/** What a try has come to. */
export type PuzzleVerdict = {
  right: boolean;
  /** How much of each part of the goal. */
  reached: number[];
  /** Best turn: what it gives up, in points of win share; an estimate. */
  loss: number | null;
  /** Half of its 95 % interval; 0 where it was counted. */
  doubt: number | null;
  refutation: PuzzleRefutation | null;
  /** The turn that was tried, thing by thing; empty where tricks are played. */
  played: PuzzleFrame[];
};

/** Whether a puzzle was good. */
export type PuzzleVote = {
  good: boolean;
};

/** What the next puzzle should be like. */
export type PuzzleWish = {
  game: GameName;
  theme?: string | null;
  level?: 'easier' | 'same' | 'harder';
  /** Of whoever has no name here; else what is kept counts. */
  rating?: number | null;
  /** Puzzles that a device knows; they are left out. */
  seen?: string[];
};

/** How a person stands, and the puzzles that they met last. */
export type PuzzlesMine = {
  standings: PuzzleStanding[];
  history: PuzzleTriedOnce[];
  /** Puzzles from the person's own games. */
  own: OwnPuzzle[];
};

/** The puzzles of a day, one for each game; the same on every server. */
export type PuzzlesToday = {
  day: string;
  puzzles: PuzzleInfo[];
};

/** What puzzles to keep on a device should be like. */
export type PuzzlesWish = {
  game: GameName;
  theme?: string | null;
  level?: 'easier' | 'same' | 'harder';
  /** Of whoever has no name here; else what is kept counts. */
  rating?: number | null;
  /** Puzzles that a device knows; they are left out. */
  seen?: string[];
  count?: number;
};

/** Hours in which nothing is sent. */
export type Quiet = {
  on?: boolean;
  begins?: number;
  ends?: number;
  /** A turn that would run out by then is told of all the same. */
  but_soon?: boolean;
};

/** A hex, how far from an alpha it is, and how far a howl carries. */
export type RangeFacts = {
  hex: string;
  /** Null without an alpha. */
  distance: number | null;
  range: number;
};

/** How the server sees whoever asks, through all proxies on the way. */
export type Reached = {
  address: string;
  scheme: 'http' | 'https';
  host: string;
  /** The path under which everything lies; empty without one. */
  base: string;
  /** Whether the server listens to what a proxy says. */
  proxied: boolean;
  /** Whether one has said for whom it asks. */
  forwarded: boolean;
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

/** What the first and the second place of a region pay, and when. [W42] */
export type RegionPays = {
  claim: 'region-pays';
  rule: 'W42';
  region: string;
  phase: ScoredPhase;
  first: number;
  second: number;
};

/** Your place in a region pays more than before, if it were scored then. [W42] */
export type RegionPlace = {
  claim: 'region-first' | 'region-second';
  rule: 'W42';
  region: string;
  phase: ScoredPhase;
  points: number;
  before: number;
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

/** Your control of a region, and the most that another has there. [W41] */
export type RegionStands = {
  claim: 'region-stands';
  rule: 'W41';
  region: string;
  own: number;
  theirs: number;
  lead: Lead;
  rival: number | null;
};

/** What is worth a look at the start of a turn: the first rung of the hint, and no more. */
export type Remark = {
  /** Decisions made when it was asked: it holds for no other. */
  step: number;
  /** As in a rung. */
  claims: Claim[];
  /** As in a rung. */
  places: string[];
};

/**
 * A new table like this one, with rotated seats: the other people are asked to sit down. Where there are none, it
 * begins.
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

/** A card that the other may hold: it beats yours, and takes the land. [L8] */
export type ReplyTakes = {
  claim: 'reply-takes';
  rule: 'L8';
  card: Card;
  land: Land;
  own: number;
  theirs: number;
  hands: number;
  of: number;
  rival: number;
};

/** A 3 turns a face-down scar of its land. [L9] */
export type RevealsScar = {
  claim: 'reveals-scar';
  rule: 'L9';
  card: Card;
  land: Land;
};

/** A game, reviewed. */
export type Review = {
  version: number;
  game: string;
  rules: number;
  seats: number;
  /** `curve` after a quick look, `turns` while turns are judged, `done` at the end. */
  stage: 'curve' | 'turns' | 'done';
  /** False for a game that was abandoned: it is reviewed up to where it was played. */
  finished: boolean;
  steps: number;
  /** The points at the end, or where it was left. */
  scores: number[];
  players: ReviewPlayer[];
  turns: ReviewTurn[];
  /** The turns that moved the game most, at most three, in its order. */
  turning: number[];
  /** The game in three sentences. */
  story: ReviewSentence[];
  /** In The Wolves: the regions by date. */
  phases: ReviewPhase[];
  scale: ReviewScale[];
};

/** A line of the statement. */
export type ReviewEntry = {
  entry: 'setup' | 'deal' | 'own_errors' | 'gifts' | 'others' | 'lie' | 'revised';
  amount: number;
  /** The share after it. */
  balance: number;
  /** Gifts and free choices: from whom; None for all other entries. */
  by: number[] | null;
  /** The turns that it comes from, the weightiest first. */
  turns: number[];
};

/** A label that was found while a review is under way. */
export type ReviewFound = {
  turn: number;
  label: Label;
};

/** In Lone Wolves: what the player could know, and what only hindsight shows. */
export type ReviewKnown = {
  /** Hands of the other that fit. */
  hands: number;
  /** Those hands, each with every way tried in which face-down scars may lie. */
  ways: number;
  /** Whether every way was solved to the end: then nothing is estimated. */
  counted: boolean;
  /** The best first. */
  options: ReviewOption[];
  /** What the other did hold: hindsight. */
  held: string[];
  /**
   * Whether the decision looks otherwise with all cards open: as good as the best by what could be known, and a loss as
   * the cards lay; or the reverse.
   */
  hindsight: boolean;
};

/** How many turns have a label. */
export type ReviewLabels = {
  inaccuracy: number;
  mistake: number;
  blunder: number;
  great: number;
};

/** A turn, or a decision, that can be shown on the board. */
export type ReviewLine = {
  decisions: number[];
  /** The decisions as the game's notation has them. */
  text: string;
  /** One for each action, with what it would do. */
  steps: HintStep[];
};

/** A turning point, as one player lived it. */
export type ReviewMoment = {
  turn: number;
  /** A label or `great` for a turn of one's own, `gift` or `choice` for one of another's. */
  kind: 'inaccuracy' | 'mistake' | 'blunder' | 'great' | 'gift' | 'choice';
  /** What it cost or brought this player. */
  amount: number;
  /** What it was about, if anything was proved of it. */
  about: Claim | null;
};

/** In Lone Wolves: a decision that was open, over all hands that fit. */
export type ReviewOption = {
  decisions: number[];
  text: string;
  data: OptionData;
  played: boolean;
  /** The chance to win by what the player could know, every hand as likely. */
  share: number;
  /** The chance with hands as likely as the other's play makes them; None if not looked at. */
  weighted: number | null;
  /** With all cards open, as they lay: hindsight. None if it was not looked at. */
  open: number | null;
  /** In how many of the ways it wins; None where not all of them were gone through. */
  wins: number | null;
  /** For each hand that fits, the part of its ways that is won; empty where not all were tried. */
  hands: number[];
};

/** A phase of the moon that was scored in The Wolves. */
export type ReviewPhase = {
  phase: string;
  date: number;
  turn: number;
  regions: ReviewRegion[];
};

/** How the game went for one player. */
export type ReviewPlayer = {
  /** The result; or the chance where an abandoned game was left. */
  share: number;
  fair: number;
  ledger: WolvesLedger | LoneLedger;
  /** The ledger as a bank would tell it: the balance after each entry. */
  statement: ReviewEntry[];
  lost_per_turn: number;
  interval: ReviewRange;
  /** Turns with a choice, of which this is the mean. */
  judged: number;
  /** The bot that loses about as much a turn; None if too few turns were judged. */
  like: 'cub' | 'scout' | 'hunter' | 'alpha' | null;
  /** All bots that the interval does not rule out, the weakest first. */
  between: ('cub' | 'scout' | 'hunter' | 'alpha')[];
  labels: ReviewLabels;
  /** The turning points in the order of the game. */
  moments: ReviewMoment[];
  /** How it ended for this player, and the two largest entries. */
  summary: ReviewSentence[];
};

/** The ends of a 95 % interval. */
export type ReviewRange = {
  low: number;
  high: number;
};

/** A region of The Wolves as it was scored. */
export type ReviewRegion = {
  region: string;
  /** The seat that was first; None if nobody was, or the neutral pack. */
  first: number | null;
  seconds: number[];
  points: number[];
};

/** What another player did next, and what it took from the one who is punished. */
export type ReviewReply = {
  seat: number;
  /** The turn of the game in which it was played: it can be shown by its own line. */
  turn: number;
  /** What was open to the other only after the turn as it was played. */
  claims: Claim[];
};

/** What a bot loses a turn, measured in the same way. */
export type ReviewScale = {
  bot: 'cub' | 'scout' | 'hunter' | 'alpha';
  loss: number;
  interval: ReviewRange;
};

/**
 * A sentence of the catalogue: its key, and what it speaks of. Of the facts `seat` and `rival` are seats, and the names
 * of those who sit there are `$who` and `$whom`. Amounts are hundredths of a win share.
 */
export type ReviewSentence = {
  words: string;
  facts: Record<string, string | number>;
};

/** How far the review of a game is, and as much of it as there is. */
export type ReviewState = {
  table: string;
  status: 'none' | 'waiting' | 'working' | 'stopped' | 'done';
  /** What is being done, or was done last. */
  stage: 'curve' | 'turns' | 'done' | null;
  /** The part of all work that is done, from 0 to 1. */
  progress: number;
  /** The task that the person who asked for it is told of. */
  task: string | null;
  /** Reviews that wait before this one. */
  ahead: number;
  /** About how long a review of this game computes. */
  seconds: number;
  /** Turns that were judged so far. */
  judged: number;
  /** Labels so far, while it is under way. */
  found: ReviewFound[];
  /** The curve alone, until it is done. */
  review: Review | null;
};

/** One turn of The Wolves or place of its draft, or one decision of Lone Wolves. */
export type ReviewTurn = {
  /** Its number in this list, from 1. */
  turn: number;
  /** As people count: the turn of the game, or the trick, from 1; 0 in the draft. */
  round: number;
  kind: TheWolvesTurn | LoneWolvesTurn;
  seat: number;
  /** How many decisions were made before it: where a replay shows it. */
  step: number;
  /** How many were made after it. */
  end: number;
  /** In The Wolves: the date of the moon when it began. */
  date: number | null;
  /** In The Wolves: the phases that were scored when it ended. */
  phases: string[];
  /** What each player's chance was when it began, after searching it. */
  before: number[];
  /** What it was when it had ended. */
  after: number[];
  /** How the engine had changed its mind when it began, since the end of the turn before. */
  revised: number[];
  /** Whether it was looked at in depth; in a quick look only the curve is known. */
  judged: boolean;
  /** Whether nothing else could be decided. */
  forced: boolean;
  /** What it gave up against the best, at least 0. */
  loss: number;
  /** The standard error of the loss; 0 where it was counted. */
  se: number;
  interval: ReviewRange;
  label: Label | null;
  /** Whether it was the best, and the next best idea was at least a mistake worse. */
  great: boolean;
  /** By how much a great turn was better than the next best idea; 0 otherwise. */
  margin: number;
  /** What it changed for each: what its player lost, and who got it. They add up to 0. */
  to_whom: number[];
  /** The part of it that the error gave to each. */
  gifts: number[];
  /** The rest: what a free choice took from some and gave to others; or the lie of the cards. */
  others: number[];
  /** How often the turn and the better one were each played on, or in how many ways solved. */
  continuations: number;
  played: ReviewLine;
  /** The best that was found; None if nothing better was. */
  better: ReviewLine | null;
  /** What holds after the turn as it was played. */
  with_this: Claim[];
  /** What holds after the better one instead. */
  gives_up: Claim[];
  /** The reply that punished it. */
  reply: ReviewReply | null;
  /** In Lone Wolves, where the decision was looked at in depth. */
  known: ReviewKnown | null;
};

/** The other has shown to be out of the suit of a card. [L6] */
export type RivalVoid = {
  claim: 'rival-void';
  rule: 'L6';
  suit: Suit;
  rival: number;
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

/** The scar that is to be placed. [L12] */
export type ScarInHand = {
  claim: 'scar-in-hand';
  rule: 'L12';
  scar: Scar;
};

/** The points of a scar on a slot, as the table stands. [S5–S9] */
export type ScarPays = {
  claim: 'scar-pays';
  rule: 'S5' | 'S6' | 'S7' | 'S8' | 'S9';
  scar: Scar;
  slot: Slot;
  points: number;
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

/** What a strength scar on a slot makes of a land. [S1, S2] */
export type ScarStrength = {
  claim: 'scar-strength';
  rule: 'S1' | 'S2';
  scar: Scar;
  land: Land;
  own: number;
  theirs: number;
};

/** A seat has taken a scar that lay face up, or face down and was seen. [L12] */
export type ScarTaken = {
  what: 'took' | 'took-hidden-seen';
  seat: number;
  land: Land;
  scar: Scar;
};

/** A face-up scar of a land, and the most points it changes at once. [L12] */
export type ScarToGet = {
  claim: 'scar-to-get';
  rule: 'L12';
  land: Land;
  scar: Scar;
  points: number;
};

/** What the scars of a seat give at the end. [L20] */
export type ScarsScored = {
  what: 'scars-scored';
  seat: number;
  points: number;
};

/** What lies in the land where the loser takes a scar. [L12] */
export type ScarsToTake = {
  claim: 'scars-to-take';
  rule: 'L12';
  land: Land;
  shown: number;
  hidden: number;
};

/** The points of both, before and after a decision. [L20] */
export type ScoreAfter = {
  claim: 'score-after';
  rule: 'L20';
  own_from: number;
  own: number;
  theirs_from: number;
  theirs: number;
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
  /** Turns in which it had hints. */
  hints: number;
  /** Whether the tutor looked at its turns. */
  tutored: boolean;
};

/** What a seat of a new table is for. */
export type SeatWish = {
  kind: 'me' | 'open' | 'bot' | 'here';
  /** For `here`: how the seat is called. */
  name?: string | null;
  /** For `bot`. */
  level?: string | null;
};

/** What another try at a turn is worth, against the best and against the game. */
export type SecondTry = {
  turn: number;
  seat: number;
  /** Whether it is good enough: within 6 % of a fair share of the best. */
  good: boolean;
  /** Whether nothing better was found. */
  best: boolean;
  loss: number;
  se: number;
  interval: ReviewRange;
  /** How much better it is than what was played. */
  gained: number;
  line: ReviewLine;
  /** What holds after it. */
  claims: Claim[];
  /** Where to look, if it is not good enough; never the answer. */
  look: Claim[];
  places: string[];
};

/** The host sends someone away from a table that gathers; only an invite leads them back. */
export type SendAway = {
  do: 'send_away';
  seat: number;
};

/** What a service said to a message, in its own words. */
export type ServiceAnswer = {
  ok: boolean;
  status: number | null;
  reason: string;
  words: string;
  seconds: number | null;
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

/** What was done after a step, thing by thing. */
export type Since = {
  /** Where it begins: the step asked for, or later if much was done. */
  step: number;
  /** How the game stood then. */
  before: Position;
  /** The steps after it at which turns (or tricks) begin. */
  turns: number[];
  moments: Moment[];
  /** What the viewer could tell then, if cards are hidden. */
  knew: Known | null;
  /** And what they can tell now. */
  knows: Known | null;
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

/** The most points that the scar in hand changes at once, on any slot. [L13] */
export type SlotToFind = {
  claim: 'slot-to-find';
  rule: 'L13';
  scar: Scar;
  points: number;
};

/** Scars that a player's side has room for. */
export type Slots = {
  land: number;
  border: number;
};

/** Something to reach in a first game: a telling with some of its facts. */
export type SmallGoal = {
  words: string;
  picture: LessonPicture;
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

/** The strength of both there if your card is turned. [L11] */
export type StrengthBeaten = {
  claim: 'strength-beaten';
  rule: 'L11';
  land: Land;
  own: number;
  theirs: number;
};

/** The strength of a seat in a land is another. [L18] */
export type StrengthChanged = {
  from: number;
  what: 'strength';
  seat: number;
  land: Land;
  to: number;
};

/** The strength of both in a land with your card face up there. [L18] */
export type StrengthHeld = {
  claim: 'strength-held';
  rule: 'L18';
  land: Land;
  own: number;
  theirs: number;
};

/** A card, and the suit that must be followed. */
export type SuitFacts = {
  card: Card;
  land: Land;
  led: Card;
  suit: Suit;
};

/** No hand that fits beats a card. [L8] */
export type SureTrick = {
  claim: 'sure-trick';
  rule: 'L8';
  card: Card;
  of: number;
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
  /** Whether players may have hints, or why not. */
  hints: Hinting;
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
  /** The daily hunt that it is. */
  hunt: HuntOf | null;
  watching: number;
  /** The seat whose bot is thinking. */
  thinking: number | null;
  /** How far the bots are, while they are compiled. */
  preparing: Progress | null;
};

/** A page of a list of tables. */
export type Tables = {
  tables: TableInfo[];
  /** Asked with `after`, the next page; null: there is none. */
  next: string | null;
};

/** To a person, every few seconds at most: lists of their tables are old. */
export type TablesChanged = {
  type: 'tables_changed';
  /** Where something has happened, whoever did it. Empty: perhaps at any of them. */
  tables: string[];
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

/** The browser that asks, by the endpoint of its `PushSubscription`. */
export type ThisBrowser = {
  endpoint: string;
};

/** How many of your tiles show a terrain, now or after a turn. [W9] */
export type TilesShow = {
  claim: 'tiles-show' | 'tiles-ready';
  rule: 'W9';
  terrain: Terrain;
  count: number;
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
  why: 'higher' | 'two' | 'trump' | 'suit';
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

/** What another try at a turn is worth. */
export type TryAnswer = {
  table: string;
  tried: SecondTry;
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

/** A scar turns the honour token of a land. [S4] */
export type TurnsHonour = {
  claim: 'turns-honour';
  rule: 'S4';
  land: Land;
  before: number;
  after: number;
  lead: Lead;
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

/** What a turn that is fully chosen gives up against the best. */
export type Verdict = {
  /** Decisions made when it was asked: it holds for no other. */
  step: number;
  game: GameName;
  seat: number;
  /** What it gives up; both were played out equally often in the same worlds. */
  loss: Estimate;
  /** The standard error of the loss. */
  error: number;
  /** The loss that is told from, in points of win share. */
  threshold: number;
  /** Whether the loss reaches the threshold and is three times its error. */
  warns: boolean;
  label: Label | null;
  chosen: HintStep[];
  better: HintStep[];
  /** What holds after the chosen turn. */
  with_this: Claim[];
  /** What holds after the better one instead. */
  gives_up: Claim[];
  sure: HintSure;
};

/** A piece of another within your howl range that nothing protects. [W31, W32] */
export type VictimNear = {
  claim: 'victim-near';
  rule: 'W31';
  hex: string;
  piece: Kind;
  rival: number;
};

export type View = TheWolvesView | LoneWolvesView;

/** A hex, how many steps away it is, and how many a wolf may go. */
export type WalkFacts = {
  hex: string;
  /** Null if no way leads there. */
  steps: number | null;
  speed: number;
};

/** An action that may be meant, and why it is not possible; null if it is. */
export type WhyNot = {
  option: Option;
  refusal: Refusal | null;
};

/** Your card beats the card that was led. [L8] */
export type WinsTrick = {
  claim: 'wins-trick';
  rule: 'L8';
  card: Card;
  led: Card;
  why: Why;
};

/** A card that was set aside lies as a lone wolf of a seat. [L17, S3] */
export type WolfJoined = {
  what: 'joined';
  seat: number;
  land: Land;
};

/** Where the share of a player went in The Wolves: share − fair is the sum of these. */
export type WolvesLedger = {
  setup: number;
  own_errors: number;
  gifts: number;
  others: number;
  revised: number;
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

/**
 * Where the difference to the next best turn comes from: exact Shapley values of the value. The parts add up to the gap
 * between the values of the two positions at the end of the turn.
 */
export type Worth = {
  claim: 'worth';
  rule: null;
  gap: number;
  /** The one that adds most. */
  group: Group;
  points: number;
  parts: Part[];
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
  /** When their clock runs out, where there is one. */
  ends: string | null;
};

/** A prey is hunted: your how many-th, and what prey pays before and after. [W35] */
export type wolfmoon__hints__the_wolves__claims__Hunts = {
  claim: 'hunts';
  rule: 'W35';
  prey: Prey;
  hex: string;
  count: number;
  before: number;
  after: number;
};

/** Today's hunts. */
export type wolfmoon__server__protocol__hunts__Hunts = {
  day: string;
  ends: string;
  hunts: Hunt[];
  /** Days hunted one after the other; for oneself alone. */
  in_a_row: number;
};

export type Command = Order['command'];

export type Clock = TableInfo['clock'];

export type SocketMessage = Happened | Answered | RefusedOrder | Present | Said | Pong;

export type PersonMessage = YourTurn | Invited | BackWanted | TablesChanged | TaskProgress | Around | Alive;
