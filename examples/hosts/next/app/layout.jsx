import Link from 'next/link';

export const metadata = { title: 'Another shop', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Home</Link> <Link href="/browse/lighting">Lamps</Link>{' '}
          <Link href="/browse/furniture">Furniture</Link> <a href="/promo/winter-warmers">Offers</a>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
