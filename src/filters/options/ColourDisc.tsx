import { discColours, isDarkColour } from './colour-swatches';

const middle = 14;
const radius = 13;

/** The SVG path of one of several equal pie pieces; `piece` counts clockwise from the top. */
function piecePath(piece: number, pieces: number): string {
  const corner = (fraction: number) => {
    const angle = fraction * 2 * Math.PI - Math.PI / 2;
    const x = middle + radius * Math.cos(angle);
    const y = middle + radius * Math.sin(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return `M${middle} ${middle}L${corner(piece / pieces)}A${radius} ${radius} 0 0 1 ${corner((piece + 1) / pieces)}Z`;
}

type ColourDiscProps = {
  readonly name: string;
  /** The colours that the listing API gives; those of the name where it gives none. */
  readonly swatch: string | undefined;
  readonly isTicked: boolean;
};

function markColour(disc: string | undefined): string {
  if (disc === undefined) return 'currentcolor';
  return isDarkColour(disc) ? '#ffffff' : '#17181a';
}

/** Renders a disc in the colour with a contrasting check mark. A colour without a swatch is a dashed ring: unknown. */
export function ColourDisc({ name, swatch, isTicked }: ColourDiscProps) {
  const colours = discColours(name, swatch);
  const [first] = colours;
  return (
    <svg className="plp-disc" viewBox="0 0 28 28" aria-hidden="true">
      {colours.length > 1 &&
        colours.map((colour, piece) => (
          <path key={piece} d={piecePath(piece, colours.length)} fill={colour} />
        ))}
      <circle
        className="plp-disc__edge"
        cx={middle}
        cy={middle}
        r={radius}
        fill={colours.length === 1 ? first : 'none'}
        strokeDasharray={first === undefined ? '3 2.44' : undefined}
      />
      {isTicked && (
        <>
          {colours.length > 1 && <circle cx={middle} cy={middle} r={8} fill={first} />}
          <path
            d="m9.5 14.5 3 3 6-6.5"
            fill="none"
            stroke={markColour(first)}
            strokeWidth="2.25"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </svg>
  );
}
