#!/bin/sh
# Runs one command of this release with its own Node: huarong start | migrate | shop … | reconcile … | audit:check |
# page-cache FOLDER | catalogue:import … | catalogue:export …
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
command=${1:-}
[ $# -gt 0 ] && shift
case $command in
  start) file=apps/server/build/main.js ;;
  migrate) file=apps/server/src/migrate-cli.ts ;;
  shop) file=scripts/shop/shop.ts ;;
  reconcile) file=apps/server/src/features/payment/reconcile/reconcile-cli.ts ;;
  audit:check) file=apps/server/src/features/audit/audit-check-cli.ts ;;
  page-cache) file=apps/server/src/page-cache-cli.ts ;;
  catalogue:import) file=apps/server/src/features/catalogue-import/import-cli.ts ;;
  catalogue:export) file=apps/server/src/features/catalogue-import/export-cli.ts ;;
  *)
    echo "用法 · usage: huarong start | migrate | shop | reconcile | audit:check | page-cache | catalogue:import | catalogue:export" >&2
    exit 1
    ;;
esac
# The trim threshold makes the allocator give back what decoding images used.
export NODE_ENV=production MALLOC_TRIM_THRESHOLD_=131072
exec "$here/bin/node" "$here/$file" "$@"
