/** Import this first: React and Redux then skip their development checks, which slow tests of many pages. */
process.env.NODE_ENV = 'production';
