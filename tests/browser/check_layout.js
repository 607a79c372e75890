/**
 * What is wrong with the layout of the page as it stands, in words: `kind: where: what`.
 *
 * Measured is what lies there: texts over texts, controls over controls, what is cut off, what sticks out of its box
 * or of the screen, targets that are too small, more than one next step, and what scrolls.
 */
(rules) => {
  const SLACK = 1.5;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=checkbox], [role=switch], [role=tab], [role=slider]';
  const found = new Set();
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document.body;

  // -- names
  const word = (element) => {
    const classes = [...element.classList].filter((each) => !each.startsWith('svelte-') && !each.startsWith('s-'));
    const id = ['data-terrain', 'data-take', 'data-nav', 'data-seat'].filter((each) => element.hasAttribute(each)).map((each) => `[${each}]`);
    return element.tagName.toLowerCase() + classes.slice(0, 2).map((each) => `.${each}`).join('') + id.join('');
  };
  const where = (element) => {
    const way = [];
    for (let each = element; each && each !== document.body && way.length < 4; each = each.parentElement) if (way.length === 0 || each.classList.length > 0 || each.dataset.actions !== undefined) way.unshift(word(each));
    return way.join(' > ');
  };
  const say = (kind, element, what) => found.add(`${kind}: ${where(element)}: ${what}`);
  const named = (text) => rules.names.some((name) => name.startsWith(text.trim().replace(/…$/, '')));
  const quote = (text) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const matches = (element, list) => list.some((each) => element.closest(each));

  // -- boxes
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const meet = (one, other) => ({ left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) });
  const wide = (one) => one.right - one.left;
  const high = (one) => one.bottom - one.top;
  const size = (one) => wide(one) * high(one);
  const real = (one, least = 0) => wide(one) > least && high(one) > least;
  const beyond = (inner, outer) => Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);
  const parents = (element) => {
    const all = [];
    for (let each = element.parentElement; each; each = each.parentElement) all.push(each);
    return all;
  };
  const styles = new Map();
  const style = (element) => styles.get(element) ?? (styles.set(element, getComputedStyle(element)), styles.get(element));
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.out-of-sight, .skip, [data-flight]');
  const clips = (element) => style(element).overflowX !== 'visible' || style(element).overflowY !== 'visible';
  const scrolls = (element) => ['auto', 'scroll'].includes(style(element).overflowY) || ['auto', 'scroll'].includes(style(element).overflowX);
  /** What of a box can be seen through the boxes around it, and the first one that hides a part without a way to scroll there. */
  const seen = (element, rect, around = []) => {
    let left = rect;
    let cutter = null;
    let scroller = null;
    let fixed = style(element).position === 'fixed';
    let floats = style(element).position === 'absolute';
    for (const parent of [...around, ...parents(element)]) {
      if (fixed) break;
      if (floats && style(parent).position === 'static' && style(parent).transform === 'none' && style(parent).containerType === 'normal') continue;
      floats = false;
      if (clips(parent) && parent !== document.body && parent !== document.documentElement) {
        const inner = box(parent.getBoundingClientRect());
        if (beyond(left, inner) > SLACK) {
          if (scrolls(parent)) scroller ??= parent;
          else if (!scroller) cutter ??= parent;
        }
        left = meet(left, inner);
      }
      fixed = style(parent).position === 'fixed';
      floats = style(parent).position === 'absolute';
    }
    return { part: left, cutter, scroller };
  };
  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+%?/g) ?? [];
    return colour === 'transparent' ? 0 : parts.length > 3 ? parseFloat(parts[3]) : 1;
  };
  const painted = (element) => alpha(style(element).backgroundColor) > 0.05 || style(element).backgroundImage !== 'none' || (parseFloat(style(element).borderTopWidth) > 0 && alpha(style(element).borderTopColor) > 0.05);
  const opaque = (element) => alpha(style(element).backgroundColor) > 0.85 || style(element).backgroundImage.includes('gradient');
  /** A page that scrolls is as high as it is. */
  const more = rules.still ? 0 : Infinity;
  const screen = { left: 0, top: -more, right: innerWidth, bottom: innerHeight + more };

  // -- what there is
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('svg, script, style, option, noscript') || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Letters are lower than their line.
    const rects = [...range.getClientRects()].map((each) => ({ left: each.left, right: each.right, top: each.top + each.height * 0.14, bottom: each.bottom - each.height * 0.14 })).filter((each) => real(each, 1));
    for (const rect of rects) texts.push({ node, element, text: node.data, rect, ...seen(element, rect, [element]) });
  }
  const controls = [...root.querySelectorAll(CONTROLS)].filter((each) => shown(each) && !each.closest('[inert]')).map((element) => {
    const rect = box(element.getBoundingClientRect());
    return { element, text: element.ariaLabel ?? element.textContent ?? '', rect, ...seen(element, rect) };
  }).filter((each) => real(each.rect));

  // -- broken words
  const lines = (range) => new Set([...range.getClientRects()].filter((each) => each.width > 0.5).map((each) => Math.round(each.bottom)));
  for (const node of new Set(texts.map((each) => each.node))) {
    if (matches(node.parentElement, rules.mayBeCut) || named(node.data)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (lines(range).size < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (lines(range).size > 1) say('broken', node.parentElement, quote(word));
    }
  }

  // -- cut off, sticking out
  for (const { element, text, rect, part, cutter, scroller } of texts) {
    if (matches(element, rules.mayBeCut) || named(text) || scroller) continue;
    if (cutter) say('cut', element, quote(text));
    if (real(part) && beyond(part, screen) > SLACK) say('outside', element, quote(text));
    const holder = [element, ...parents(element)].find((each) => painted(each) || style(each).position === 'absolute');
    if (holder && painted(holder) && style(holder).display !== 'inline' && beyond(rect, box(holder.getBoundingClientRect())) > SLACK) say('sticks out', element, `${quote(text)} of ${word(holder)}`);
  }
  for (const element of root.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || !shown(element) || matches(element, rules.mayBeCut)) continue;
    const dots = style(element).textOverflow === 'ellipsis' || style(element).webkitLineClamp !== 'none';
    if (dots && !named(element.textContent) && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)) say('cut', element, quote(element.textContent));
  }
  // What is drawn on a button stays on it; a badge at its corner may stick out a little.
  for (const { element, text, rect } of controls) {
    if (!painted(element) && style(element).boxShadow === 'none') continue;
    for (const drawing of element.querySelectorAll('svg')) if (shown(drawing) && beyond(box(drawing.getBoundingClientRect()), rect) > rules.badge) say('sticks out', element, `a picture of ${quote(text)}`);
  }
  for (const { element, text, part, scroller } of controls) {
    if (!scroller && real(part) && beyond(part, screen) > SLACK) say('outside', element, quote(text));
  }

  // -- one over the other
  const between = (element, other) => {
    const chain = [];
    for (let each = element; each && !each.contains(other); each = each.parentElement) chain.push(each);
    return chain;
  };
  const layer = (element) => rules.floating.map((each) => element.closest(each)).find(Boolean) ?? null;
  const hides = (element, other, common) => between(element, other).some((each) => opaque(each) && beyond(common, box(each.getBoundingClientRect())) <= SLACK);
  const compare = (list, kind, least) => {
    const sorted = list.filter((each) => real(each.part)).sort((one, other) => one.part.top - other.part.top);
    for (const [index, one] of sorted.entries()) {
      for (let next = index + 1; next < sorted.length && sorted[next].part.top < one.part.bottom; next++) {
        const other = sorted[next];
        const common = meet(one.part, other.part);
        if (!real(common, least) || one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (layer(one.element) !== layer(other.element)) continue;
        if (rules.mayOverlap.some((each) => one.element.closest(each) && other.element.closest(each))) continue;
        // A place to tap may hold smaller ones: whether enough of each is left is asked of the targets.
        if (list === controls && Math.max(size(one.part), size(other.part)) > 4 * Math.min(size(one.part), size(other.part))) continue;
        const hidden = hides(one.element, other.element, common) || hides(other.element, one.element, common);
        say(hidden ? 'covers' : kind, one.element, `${quote(one.text)} and ${quote(other.text)} in ${where(other.element)}`);
      }
    }
  };
  const drawings = [...root.querySelectorAll('svg')].filter((each) => shown(each) && !each.parentElement.closest('svg') && !matches(each, rules.layered)).map((element) => {
    const rect = box(element.getBoundingClientRect());
    return { element, text: element.parentElement.textContent, rect, ...seen(element, rect) };
  });
  compare(texts, 'overlap', 2);
  compare(drawings, 'overlap', 3);
  // a picture does not lie over a figure beside it
  for (const { element, text, part } of texts) {
    for (const drawing of drawings) {
      const common = meet(part, drawing.part);
      if (!real(common, 3) || layer(element) !== layer(drawing.element) || hides(element, drawing.element, common) || hides(drawing.element, element, common)) continue;
      say('overlap', element, `${quote(text)} and a picture in ${where(drawing.element)}`);
    }
  }
  compare(controls, 'overlap', 3);
  // a floating layer may lie over the rest, but not over another one
  const floating = rules.floating.flatMap((each) => [...root.querySelectorAll(each)]).filter(shown).map((element) => ({ element, text: element.textContent, rect: box(element.getBoundingClientRect()), part: box(element.getBoundingClientRect()) }));
  for (const { element, text, rect } of floating) if (beyond(rect, screen) > SLACK) say('outside', element, quote(text));
  for (const one of floating) for (const other of floating) if (one.element !== other.element && one.element.compareDocumentPosition(other.element) & 4 && real(meet(one.rect, other.rect), 3) && !one.element.contains(other.element)) say('overlap', one.element, word(other.element));

  // what a screen is divided into lies side by side
  const parts = [...(rules.still ? root.querySelectorAll(rules.parts.join()) : [])].filter(shown);
  for (const one of parts) for (const other of parts) {
    const apart = one !== other && one.compareDocumentPosition(other) & 4 && !one.contains(other) && layer(one) === layer(other);
    if (apart && real(meet(box(one.getBoundingClientRect()), box(other.getBoundingClientRect())), 3)) say('overlap', one, word(other));
  }
  // the small map is not in the way of what is chosen
  const aim = root.querySelector('[data-target]')?.dataset.target;
  for (const small of aim ? root.querySelectorAll('.mini') : []) {
    const hex = box(root.querySelector(`[data-hex="${aim}"]`).getBoundingClientRect());
    if (shown(small) && real(meet(hex, box(small.getBoundingClientRect())), SLACK)) say('covers', small, `the target ${aim}`);
  }

  // -- targets
  const hit = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (top === null) return false;
    // What lies over it for a while takes nothing away from it.
    const over = layer(top);
    return element.contains(top) || top.closest('label')?.control === element || (over !== null && !over.contains(element));
  };
  /** How far something answers to a touch along a line through its middle. */
  const reach = (element, rect, across) => {
    const [from, to] = across ? [rect.left, rect.right] : [rect.top, rect.bottom];
    const middle = across ? (rect.top + rect.bottom) / 2 : (rect.left + rect.right) / 2;
    let [best, run] = [0, 0];
    for (let at = from - rules.target; at <= to + rules.target; at += 1) {
      run = hit(element, across ? at : middle, across ? middle : at) ? run + 1 : 0;
      best = Math.max(best, run);
    }
    return best;
  };
  /** A word of a sentence; the browser calls a button `inline-block` there. */
  const inText = (element) => {
    let line = element.parentElement;
    while (style(line).display === 'inline') line = line.parentElement;
    const around = [...line.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim());
    return style(element).display === 'inline' ? line.textContent.trim().length > element.textContent.trim().length : style(element).display === 'inline-block' && around;
  };
  /** Whether a place to touch lies on the screen whole, the label that belongs to it too. */
  const whole = (element, part) => {
    const label = element.closest('label')?.getBoundingClientRect() ?? part;
    return Math.max(part.bottom, label.bottom) <= innerHeight && Math.min(part.top, label.top) >= 0;
  };
  for (const { element, text, rect, part, scroller } of controls) {
    if (scroller || !real(part, 2) || !whole(element, part) || inText(element) || matches(element, rules.mayBeSmall) || element.tabIndex === -1 && element.ariaHidden === 'true') continue;
    const crowded = element.matches(rules.crowded);
    const width = wide(part) < rules.target || crowded ? reach(element, part, true) : wide(part);
    const height = high(part) < rules.target || crowded ? reach(element, part, false) : high(part);
    if (Math.min(width, height) < rules.target - 0.5) say('small', element, `${quote(text)} ${Math.round(width)} × ${Math.round(height)}`);
  }

  // -- the next step: there is one
  const steps = [...root.querySelectorAll(rules.next)].filter(shown);
  if (rules.still && steps.length > 1) say('many', steps[1], `${quote(steps[0].textContent)} and ${quote(steps[1].textContent)}`);

  // -- scrolling
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) say('scrolls', page, `sideways by ${page.scrollWidth - innerWidth}`);
  if (!dialog && rules.still && page.scrollHeight > innerHeight + 1) say('scrolls', page, `by ${page.scrollHeight - innerHeight}`);
  for (const element of rules.still ? root.querySelectorAll('*') : []) {
    if (!(element instanceof HTMLElement) || !scrolls(element) || !shown(element) || matches(element, rules.mayScroll)) continue;
    const [right, down] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
    if (right > 1 || (down > 1 && !matches(element, rules.mayScrollDown))) say('scrolls', element, right > 1 ? 'sideways' : 'down');
  }
  return [...found].sort();
}
