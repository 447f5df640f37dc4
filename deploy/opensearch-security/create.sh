#!/bin/sh
# Makes what the nodes of OpenSearch need once, next to this file: an authority of their own, a certificate for the nodes
# and one for who may change users, and the user "shop" with the hash of its password in OPENSEARCH_HASH.
set -eu
folder=${1:-$(dirname "$0")}
: "${OPENSEARCH_HASH:?set it to the hash of the password}"
cd "$folder"
if [ -e ca.pem ]; then
  echo "There is an authority already: remove ca.pem to make another." >&2
  exit 1
fi
# Others on this machine cannot enter the folder, so that the user of the containers may read the keys in it.
chmod 700 .
openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj '/CN=catalogue authority' -keyout ca-key.pem -out ca.pem
create() { # create NAME EXTENSION...
  name=$1
  shift
  openssl req -x509 -newkey rsa:3072 -nodes -days 1825 -CA ca.pem -CAkey ca-key.pem -subj "/CN=$name" \
    -addext basicConstraints=critical,CA:FALSE "$@" -keyout "$name-key.pem" -out "$name.pem"
  chmod 644 "$name-key.pem"
}
create node -addext subjectAltName=DNS:search1,DNS:search2,DNS:search3,DNS:localhost,IP:127.0.0.1
create admin
chmod 600 ca-key.pem
printf "_meta: { type: internalusers, config_version: 2 }\nshop: { hash: '%s' }\n" "$OPENSEARCH_HASH" >internal_users.yml
