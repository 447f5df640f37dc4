/** Starts the server with the shop that the product comes with; `noShop` of `./no-shop` serves the page alone. */
import { storefront } from '@storefront/storefront';
import { shop } from '../shop/shop';
import { startServer } from './start-server';

startServer({ shop, storefront, program: __filename });
