#!/bin/sh
# Puts a release into service on one machine without a failed request: install-release.sh huarong-….tar.gz
# Take it back with: install-release.sh --back
# Run by root. PROCESSES names the units, one after the other is restarted and has to answer before the next; name workers
# too: PROCESSES="1 2 9".
set -eu
base=${HUARONG_BASE:-/opt/huarong}
public=${HUARONG_PUBLIC:-/var/lib/huarong/public}
env_file=${HUARONG_ENV:-/etc/huarong/huarong.env}
processes=${PROCESSES:-1 2}
tries=${HUARONG_TRIES:-120}
keep=3

say() { echo "▸ $*"; }
fail() { echo "! $*" >&2; exit 1; }

restart() {
  if [ -n "${HUARONG_RESTART:-}" ]; then "$HUARONG_RESTART" "$1"; else systemctl restart "huarong@$1"; fi
}
is_ready() {
  if [ -n "${HUARONG_READY:-}" ]; then "$HUARONG_READY" "$1"; else
    curl -fsS -m 2 -o /dev/null "http://127.0.0.1:808$1/readyz" 2>/dev/null
  fi
}
# Waits up to a minute until process N is ready.
wait_ready() {
  for _ in $(seq 1 "$tries"); do
    is_ready "$1" && return 0
    sleep 0.5
  done
  return 1
}

# Makes a release the current one and restarts the processes in turn.
roll_to() {
  ln -sfn "$1" "$base/next" && mv -T "$base/next" "$base/current"
  for process in $processes; do
    say "重启进程 $process · restarting process $process"
    restart "$process" || return 1
    wait_ready "$process" || return 1
  done
}

if [ "${1:-}" = --back ]; then
  previous=$(readlink "$base/previous") || fail "没有可退回的版本 · there is no previous release"
  current=$(readlink "$base/current")
  roll_to "$previous" || fail "进程没有就绪，请查看日志 · a process is not ready, see its log"
  ln -sfn "$current" "$base/previous"
  say "已退回 $(cat "$previous/RELEASE")"
  exit 0
fi

archive=${1:?usage: install-release.sh huarong-….tar.gz | --back}
[ -f "$archive.sha256" ] && (cd "$(dirname "$archive")" && sha256sum -c --quiet "$(basename "$archive").sha256")
name=$(basename "$archive" .tar.gz)
release=$base/releases/$name
mkdir -p "$base/releases" "$public/assets"
rm -rf "$release.part" && mkdir "$release.part"
tar -xzf "$archive" -C "$release.part" --strip-components=1
rm -rf "$release" && mv "$release.part" "$release"

say "复制页面文件 · adding the files of the pages"
# Names hold a digest of their content, so releases share the folder.
cp -Rn "$release/apps/web/build/client/assets/." "$public/assets/"

say "迁移数据库 · migrating; the running release goes on meanwhile"
( set -a; . "$env_file"; set +a; "$release/bin/huarong" migrate ) || fail "迁移失败，没有切换版本 · nothing was switched"

current=$(readlink "$base/current" 2>/dev/null || true)
if ! roll_to "$release"; then
  [ -n "$current" ] && roll_to "$current"
  fail "新版本没有就绪，已退回 · the new release was not ready; the previous one is back"
fi
[ -n "$current" ] && [ "$current" != "$release" ] && ln -sfn "$current" "$base/previous"

# Older releases go, and the files that none of the kept ones has.
ls -1dt "$base"/releases/*/ | tail -n +$((keep + 1)) | xargs -r rm -rf
for file in "$public"/assets/*; do
  [ -e "$file" ] || continue
  found=no
  for kept in "$base"/releases/*/; do
    [ -e "$kept/apps/web/build/client/assets/${file##*/}" ] && found=yes && break
  done
  [ $found = yes ] || rm -rf "$file"
done
say "已上线 $(cat "$release/RELEASE")"
