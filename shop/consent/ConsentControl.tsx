/** Asks shoppers of the sample shop whether their visit may be counted; `consent-control.ts` makes it work. */

const titleId = 'plp-shop-consent-title';

/**
 * The last thing on the page, where an answer can be changed at any time. Without scripting nothing is counted and the
 * style sheet hides it. `lang` is that of the question, where it is not the page's.
 */
export const ConsentControl = ({ lang }: { readonly lang: string | undefined }) => (
  <section id="plp-shop-consent" className="plp-shop-consent" aria-labelledby={titleId} lang={lang}>
    <p id={titleId} dir="auto">
      May this shop count which lists you look at? Never who you are.
    </p>
    <div className="plp-shop-consent__answers">
      <button type="button" className="plp-button" value="given" aria-pressed="false">
        Allow counting
      </button>
      <button type="button" className="plp-button" value="refused" aria-pressed="false">
        Do not count
      </button>
    </div>
  </section>
);
