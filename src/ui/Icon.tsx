/** The SVG paths of the icons. Screen readers skip icons and read the text next to them. */
const paths = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  filter: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5',
  info: 'M12 11v5.5M12 7.5v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  large: 'M4 5h6.5v14H4zm9.5 0H20v14h-6.5z',
  search: 'm20 20-4.5-4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0',
  small: 'M4.5 5v14m5-14v14m5-14v14m5-14v14',
  warning: 'M12 10v4.5m0 2.5v.1M12 4l9 16H3z',
} as const;

export type IconName = keyof typeof paths;

type IconProps = {
  readonly name: IconName;
  readonly className?: string;
};

/**
 * A 24 by 24 line icon in the colour of the text around it. `font-size` sets its size, a style its stroke. Those that
 * point along the line of text are mirrored from right to left by `styles/ui/_parts.scss`.
 */
export const Icon = ({ name, className = '' }: IconProps) => (
  <svg
    className={`plp-icon plp-icon--${name} ${className}`.trim()}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
);
