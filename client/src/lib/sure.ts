/** What is there because of what was checked before, or because the server promises it. If not, that is told. */

/** What stands at a place of a list. */
export function at<T>(list: ArrayLike<T>, place: number): T {
  if (!(place in list)) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return list[place] as T;
}

/** The last of a list that is not empty. */
export function last<T>(list: ArrayLike<T>): T {
  return at(list, list.length - 1);
}

/** The one of a list that a text names, or else what is given for none of them. */
export function oneOf<T extends string, Else>(list: readonly T[], text: string | undefined, otherwise: Else): T | Else {
  return list.find((each) => each === text) ?? otherwise;
}

/** Something that is neither null nor undefined. */
export function sure<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new TypeError('something is missing');
  return value;
}
