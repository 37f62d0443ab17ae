# The functions of .ci/run and .ci/release. A gate is one check. Each runs, whether or not one before it failed.
set -u
export DO_NOT_TRACK=1 STORYBOOK_DISABLE_TELEMETRY=1
failures=()

pnpm() { npx -y pnpm@12.21.0 "$@"; }

timed() { # name, command …
  local name=$1 begin=$SECONDS status=0
  shift
  printf '\n== %s\n' "$name"
  "$@" </dev/null || status=1
  printf '%s took %s s\n' "-- $name" $((SECONDS - begin))
  return "$status"
}

gate() { # name, command …
  timed "$@" || failures+=("$1")
}

# Gates that leave a processor idle now and then. Each prints what it says when it has ended.
side_by_side() { # scripts of package.json …
  local logs script
  logs=$(mktemp -d)
  local -A pids
  for script; do
    timed "$script" pnpm "$script" >"$logs/$script" 2>&1 &
    pids[$script]=$!
  done
  for script; do
    wait "${pids[$script]}" || failures+=("$script")
    cat "$logs/$script"
  done
  rm -rf "$logs"
}

name_failures() {
  local name
  printf '\n'
  for name in "${failures[@]}"; do printf 'gate failed: %s\n' "$name"; done
  [ "${#failures[@]}" -eq 0 ]
}
