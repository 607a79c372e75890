/** How much room a screen has, beyond its width. */
import { MediaQuery } from 'svelte/reactivity';

/** A large screen: nothing has to make way for anything. */
export const ample = new MediaQuery('(min-width: 1700px) and (min-height: 1000px)');
/** A low screen, not a phone: some of what stands beside the map makes way for what is chosen. */
export const low = new MediaQuery('(max-height: 850px) and (min-width: 760px)');
