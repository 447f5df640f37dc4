/** Where the server of the product listing page is. */
const shop = process.env.SHOP ?? 'http://127.0.0.1:3000';

// What the page requests, and listings whose documents the server renders; /browse and /search are pages of Next.js.
const folders = ['sa', 'listing-api', 'rest', 'client-errors', 'pictures', 'promo', 'valuedeal'];

export default {
  rewrites: () => ({
    beforeFiles: folders.map((folder) => ({
      source: `/${folder}/:path*`,
      destination: `${shop}/${folder}/:path*`,
    })),
  }),
};
