import { notFound } from 'next/navigation';
import { ProductListing } from './ProductListing';

const shop = process.env.SHOP ?? 'http://127.0.0.1:3000';
const folder = '/sa/product-listing-fe';
const types = ['browse', 'search'];

export default async function Page({ params }) {
  if (!types.includes((await params).type)) notFound();
  const assets = await fetch(`${shop}${folder}/assets.json`, { cache: 'no-store' });
  const { script, style } = await assets.json();
  return (
    <>
      <link rel="stylesheet" href={`${folder}/${style}`} precedence="listing" />
      <ProductListing script={`${folder}/${script}`} />
    </>
  );
}
