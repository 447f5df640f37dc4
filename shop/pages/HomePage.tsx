import { RecentlyViewed } from '../recommendations/RecentlyViewed';
import type { ShopLink } from './links';

export function HomePage({ departments, collections }: HomeProps) {
  return (
    <>
      <div className="plp-shop-page">
        <h1>What are you looking for?</h1>
        <ShopLinks heading="Departments" links={departments} />
        <ShopLinks heading="Offers" links={collections} />
      </div>
      <RecentlyViewed />
    </>
  );
}

type HomeProps = {
  readonly departments: readonly ShopLink[];
  readonly collections: readonly ShopLink[];
};

export function ShopLinks({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly ShopLink[];
}) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="plp-shop-page__links">
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
