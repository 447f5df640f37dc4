#!/bin/sh
# Makes the role of the page nodes in a new database: it may connect, and `migrate --grant shop_nodes` lets it read and
# write rows. The image of PostgreSQL runs this once, on an empty volume.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$NODES_PASSWORD" <<'SQL'
CREATE ROLE shop_nodes LOGIN PASSWORD :'password';
SQL
