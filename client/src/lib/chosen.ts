/** What a person wants to be told: the server leaves nothing out of what it shows, though one may when one asks. */
import type { Choices } from './protocol';

type Whole<Part> = Part extends object ? { [Name in keyof Part]-?: Whole<Part[Name]> } : Part;
export type Chosen = Whole<Choices>;

export const whole = (choices: Choices): Chosen => choices as Chosen;
