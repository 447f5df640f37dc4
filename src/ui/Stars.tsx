type StarsProps = {
  /** Filled half stars, 0 to 10. */
  readonly halves: number;
  /** Read by screen readers, which skip stars without it. */
  readonly label?: string;
};

/** Five stars in a row. */
export const Stars = ({ halves, label }: StarsProps) => (
  <span
    className={`plp-stars plp-stars--${halves}`}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
);
