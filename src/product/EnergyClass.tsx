import { energyClasses, type EnergyLabel } from '../catalogue/product';
import { useHref, useTexts } from '../environment/use-environment';

type EnergyClassProps = { readonly energy: EnergyLabel };

/**
 * The class on an arrow with the range of classes, as Regulation (EU) 2017/1369 asks for by each price. It is a link to
 * the label, which `energy-labels.ts` shows above the page together with a link to the sheet.
 */
export function EnergyClass({ energy }: EnergyClassProps) {
  const { product } = useTexts();
  const { labelUrl, sheetUrl = '' } = energy;
  const sheet = useHref()(sheetUrl) || undefined;
  const arrow = <Arrow energy={energy} name={product.energyClass(energy.class, ...energy.range)} />;
  return (
    <span className="plp-energy">
      {labelUrl === undefined ? (
        arrow
      ) : (
        <a className="plp-energy__label" href={labelUrl} data-sheet={sheet} aria-haspopup="dialog">
          {arrow}
        </a>
      )}
      {labelUrl === undefined && sheet && (
        <a className="plp-energy__sheet plp-link" href={sheet}>
          {product.energySheet}
        </a>
      )}
    </span>
  );
}

/** From green to red, as on the label. */
const tones = ['009640', '52ae32', 'c8d400', 'ffed00', 'fbba00', 'ec6608', 'e30613'];

const rankOf = (each: EnergyLabel['class']) => energyClasses.indexOf(each);

type ArrowProps = EnergyClassProps & { readonly name: string };

/** 28 high, in which the letters of the class have the size 20. */
function Arrow({ energy: { class: own, range }, name }: ArrowProps) {
  const [best, worst] = range;
  const place = (rankOf(own) - rankOf(best)) / (rankOf(worst) - rankOf(best) || 1);
  const rangeWidth = 8 + 6 * Math.max(best.length, worst.length);
  const width = 8 + 12 * own.length;
  return (
    <svg
      className="plp-energy__arrow"
      viewBox={`-.5 -.5 ${rangeWidth + width + 13} 28`}
      role="img"
      aria-label={name}
      textAnchor="middle"
      stroke="#000"
    >
      <path d={`M0 0h${rangeWidth}v27H0z`} fill="#fff" />
      <path
        d={`M${rangeWidth} 0h${width}l12 13.5-12 13.5h-${width}z`}
        fill={`#${tones[Math.round(place * 6)] ?? ''}`}
      />
      <path d={`M${rangeWidth / 2} 16.5v-6m-2 2 2-2 2 2`} fill="none" />
      <g fontSize="10" stroke="none">
        <text x={rangeWidth / 2} y="8.5">
          {best}
        </text>
        <text x={rangeWidth / 2} y="25.5">
          {worst}
        </text>
      </g>
      <text
        x={rangeWidth + width / 2 + 3}
        y="20.5"
        fontSize="20"
        fill="#fff"
        strokeWidth="2"
        paintOrder="stroke"
      >
        {own}
      </text>
    </svg>
  );
}
