/** The symbols of pieces and controls, put into the page where every drawing finds them. */
import pieces from '$sheet/pieces.svg?raw';
import controls from '../ui/icons.svg?raw';

export function laySheets(): void {
  for (const text of [controls, pieces]) {
    // Our own policy allows no style in markup; the class hides the sheet as well.
    const plain = text.replace(/^(<svg[^>]*) style="[^"]*"/, '$1');
    const sheet = new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement;
    sheet.classList.add('out-of-sight');
    document.body.prepend(document.importNode(sheet, true));
  }
}
