import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';
import { ProductListing } from './ProductListing';

const { script } = window.host;

function Shop() {
  return (
    <>
      <nav>
        <Link to="/">Home</Link> <Link to="/browse/lighting">Lamps</Link>{' '}
        <Link to="/browse/furniture">Furniture</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Home() {
  useEffect(() => {
    document.title = 'Another shop';
  }, []);
  return 'Welcome';
}

const router = createBrowserRouter([
  {
    element: <Shop />,
    children: [
      { path: '/', element: <Home /> },
      // One route for all listings, so that the element stays from one to the next.
      {
        element: <ProductListing script={script} />,
        children: ['browse', 'search', 'promo', 'valuedeal'].map((type) => ({
          path: `/${type}/*`,
        })),
      },
    ],
  },
]);

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
