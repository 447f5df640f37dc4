import { createApp, h } from 'vue';
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router';
import ProductListing from './ProductListing.vue';

const { script } = window.host;

const Shop = () => [
  h('nav', [
    h(RouterLink, { to: '/' }, () => 'Home'),
    ' ',
    h(RouterLink, { to: '/browse/lighting' }, () => 'Lamps'),
    ' ',
    h(RouterLink, { to: '/browse/furniture' }, () => 'Furniture'),
  ]),
  h('main', [h(RouterView)]),
];

const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: { render: () => 'Welcome' }, meta: { title: 'Another shop' } },
    // One route for all listings, so that the element stays from one to the next.
    {
      path: '/:type(browse|search|promo|valuedeal)/:rest(.*)*',
      component: ProductListing,
      props: { script },
      meta: { isListing: true },
    },
  ],
  // The page scrolls by itself from listing to listing.
  scrollBehavior: (to, from, saved) =>
    to.meta.isListing && from.meta.isListing ? false : (saved ?? { top: 0 }),
});

// The page sets the title of a listing.
router.afterEach(({ meta }) => {
  if (meta.title) document.title = meta.title;
});

createApp(Shop).use(router).mount('#app');
