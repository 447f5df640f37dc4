/** Import this first: React and Redux then run as they do in a shop, without the checks that slow a test of many pages. */
process.env.NODE_ENV = 'production';
