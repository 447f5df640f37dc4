// A process that takes the builders' lock and never releases it.
const Database = require('libsql');

const [, , file = ''] = process.argv;
const db = new Database(file);
db.exec('BEGIN EXCLUSIVE');
process.send?.('locked');
setInterval(() => db.inTransaction, 1000);
