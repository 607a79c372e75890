/** A large screen: nothing has to make way for anything. */
import { MediaQuery } from 'svelte/reactivity';

export const ample = new MediaQuery('(min-width: 1700px) and (min-height: 1000px)');
