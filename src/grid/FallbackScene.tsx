/** A room without goods: an empty shelf in the light of a lamp; without a listing the lamp has no current. */
export const FallbackScene = ({ isDark }: { readonly isDark: boolean }) => (
  <svg
    className="plp-fallback__picture"
    viewBox="0 0 240 140"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {!isDark && (
      <path d="M70 56 40 126h92L106 56z" fill="currentColor" fillOpacity="0.12" stroke="none" />
    )}
    <path d="M76 22h24l12 34H64z" fill="currentColor" fillOpacity={isDark ? 0.15 : 0.6} />
    <path d="M88 56v70M74 126h28M12 126h216" />
    <path d="M146 46h60v80M146 46v80M146 72h60M146 98h60" />
    <path
      d="M168 46v-8h14v8M175 38c-9-2-12-9-11-16 7 2 11 8 11 16zm0 0c9-2 12-9 11-16-7 2-11 8-11 16z"
      fill="currentColor"
      fillOpacity="0.3"
    />
    {isDark && <path d="M102 126c12-10 20 8 30-2M132 120v8l6 2v-12zM138 121h4M138 127h4" />}
  </svg>
);
