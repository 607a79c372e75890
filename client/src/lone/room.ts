/** Where the three layouts are not enough to tell how much room there is. */
import { MediaQuery } from 'svelte/reactivity';

/** A tablet held upright: the bar on top has no room for both names and the trump, and a long hand needs two rows. */
export const narrow = new MediaQuery('max-width: 959px');
/** A large screen: the log has a place beside the board. */
export const tall = new MediaQuery('(min-width: 1200px) and (min-height: 1000px)');
/** A laptop: the side has no room for all of its boards. */
export const low = new MediaQuery('max-height: 859px');
/** The smallest phones: five lands that a thumb hits, and what decides, are all there is room for. */
export const tiny = new MediaQuery('(orientation: portrait) and (max-height: 719px)');
/** A phone held upright: a name beside its points would be cut. */
export const tight = new MediaQuery('max-width: 479px');
