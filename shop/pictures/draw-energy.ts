/** A simple energy label of the sample, and the sheet to it: an appliance of a shop has those of its maker. */

/** The best first, each with its colour. */
const classes = {
  a: '#00a652',
  b: '#50b848',
  c: '#bdd62e',
  d: '#fef200',
  e: '#fdb913',
  f: '#f37021',
  g: '#ee1c25',
} as const;

type ClassName = keyof typeof classes;

const isClass = (name: string): name is ClassName => Object.hasOwn(classes, name);

const arrow = (x: number, y: number, { width, colour }: { width: number; colour: string }) =>
  `<path fill="${colour}" d="M${x} ${y}h${width}l20 20-20 20h-${width}z"/>`;

type Place = { readonly x: number; readonly y: number; readonly fill?: string };

const letter = (name: string, { x, y, fill = '#fff' }: Place) =>
  `<text x="${x}" y="${y}" fill="${fill}" font-family="sans-serif" font-size="28" font-weight="700">${name.toUpperCase()}</text>`;

const frame = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="#fff" stroke="#1c1d21" stroke-width="4" d="M2 2h${width - 4}v${height - 4}h-${width - 4}z"/>${content}</svg>`;

/** Undefined for a class that there is not. */
export function drawEnergyLabel(name: string): string | undefined {
  if (!isClass(name)) return undefined;
  const rows = Object.entries(classes).map(([one, colour], at) => {
    const y = 80 + at * 48;
    return arrow(24, y, { width: 60 + at * 18, colour }) + letter(one, { x: 34, y: y + 30 });
  });
  const y = 80 + Object.keys(classes).indexOf(name) * 48;
  const own = `<path fill="#1c1d21" d="M276 ${y + 20}l24-24h60v48h-60z"/>${letter(name, { x: 314, y: y + 30 })}`;
  const head = '<path fill="#003399" d="M4 4h372v52h-372z"/>';
  return frame(380, 440, head + letter('energy', { x: 24, y: 40 }) + rows.join('') + own);
}

/** The sheet names the class and its scale. Undefined for a class that there is not. */
export function drawEnergySheet(name: string): string | undefined {
  if (!isClass(name)) return undefined;
  const lines = ['Product information', `Energy class ${name}`, 'Scale A to G'];
  return frame(
    600,
    220,
    lines.map((line, at) => letter(line, { x: 24, y: 60 + at * 56, fill: '#1c1d21' })).join(''),
  );
}
