// A process that takes the builders' lock and never gives it back.
const Database = require('libsql');

const db = new Database(process.argv[2]);
db.exec('BEGIN EXCLUSIVE');
process.send('locked');
setInterval(() => db.inTransaction, 1000);
