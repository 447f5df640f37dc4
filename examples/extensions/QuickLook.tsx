import { useState } from 'react';
import { useHref, type Product } from 'product-listing-page';

/** Shows the product above the list. Its page has the rest, and is where the button leads without scripting. */
export function QuickLook({ product }: { readonly product: Product }) {
  const href = useHref();
  const [isOpen, setIsOpen] = useState(false);
  const { title, url, image } = product;
  if (url === undefined) return null;
  return (
    <>
      <a
        className="quick-look"
        href={href(url)}
        aria-label={`Quick look at ${title}`}
        data-tip="Quick look"
        onClick={(event) => {
          // Another tab, or another window, is what the shopper wants then.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <svg className="quick-look__icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6Zm9-2.5v5m-2.5-2.5h5" />
        </svg>
      </a>
      {isOpen && (
        <dialog
          className="quick-look__dialog"
          aria-label={title}
          ref={(dialog) => {
            if (dialog && !dialog.open) dialog.showModal();
          }}
          onClose={() => setIsOpen(false)}
        >
          {image && (
            <img className="quick-look__picture" src={image.url} alt={image.altText ?? ''} />
          )}
          <h2>{title}</h2>
          <p>
            <a href={href(url)}>See all details</a>
          </p>
          <form method="dialog">
            <button>Close</button>
          </form>
        </dialog>
      )}
    </>
  );
}
