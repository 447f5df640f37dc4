import type { Rendering, ShopPage } from '../../server/services/shop-pages';
import type { Brand } from '../../src/storefront/brand';
import type { CatalogueOutline } from '../catalogue/catalogue-product';
import { useEnglish } from '../pages/English';
import { renderPage } from '../pages/render-page';

export const helpPath = '/help';

export type HelpTopic = {
  readonly id: string;
  /** Where the footer links to it. */
  readonly kind: 'help' | 'legal';
  readonly name: string;
  readonly text: string;
  /** In a line of a product's page, of what concerns every product. */
  readonly brief?: string;
};

export const waysToPay = ['Cards', 'Bank transfer', 'Gift cards'] as const;

/** What the footer of the sample shop links to, each a part of its help page. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'delivery',
    kind: 'help',
    name: 'Delivery',
    brief: 'Three days, or a day you pick',
    text: 'Small things come by post within three days, large ones with two people and a van, into the room of your choice, on a day that you choose. Nothing is delivered from this sample.',
  },
  {
    id: 'returns',
    kind: 'help',
    name: 'Returns',
    brief: 'Within 60 days',
    text: 'Send anything back within 60 days, in a state that somebody else would buy. Furniture is collected, and the money is with you within a week.',
  },
  {
    id: 'payment',
    kind: 'help',
    name: 'Ways to pay',
    text: `${waysToPay.join(', ')}: so it would be in a real shop. This one has neither basket nor checkout: it ends where you would add to the basket.`,
  },
  {
    id: 'about',
    kind: 'help',
    name: 'About this shop',
    text: 'A sample shop with illustrated products. Prices and people are invented, and so are its brands and reviews.',
  },
  {
    id: 'privacy',
    kind: 'legal',
    name: 'Privacy',
    text: 'What you save is kept under a random number in a cookie, on the machine that runs the shop. What you have viewed stays in your browser. Visits are counted only if you agree.',
  },
  {
    id: 'terms',
    kind: 'legal',
    name: 'Terms',
    text: 'Nothing is sold here, so there is nothing to agree to: no order can be placed, and no contract made.',
  },
  {
    id: 'accessibility',
    kind: 'legal',
    name: 'Accessibility',
    text: 'Every page works by keys, by touch and with a screen reader, with text at twice its size, and without scripting. Less motion and more contrast come from the settings of your system.',
  },
];

const HelpPage = () => (
  <div className="plp-shop-page plp-shop-help" lang={useEnglish()}>
    <h1>Help</h1>
    {helpTopics.map(({ id, name, text }) => (
      <section key={id} id={id}>
        <h2>{name}</h2>
        <p dir="auto">{text}</p>
      </section>
    ))}
  </div>
);

type HelpOptions = Rendering & { readonly brand: Brand; readonly outline: CatalogueOutline };

/** Of the sample alone: a retailer has help of its own. */
export const helpPage = ({ brand, outline, ...rendering }: HelpOptions): ShopPage | undefined =>
  outline.isSample
    ? {
        title: `Help | ${brand.displayName}`,
        canonicalPath: helpPath,
        main: renderPage(<HelpPage />, rendering),
      }
    : undefined;
