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

# Gates that run behind the others, one after the other, with what those leave of the processors. They begin once the first one has
# installed the packages. When they are waited for, they run like any other gate, and are printed.
begin_behind() { # scripts of package.json …
  behind=("$@")
  behind_logs=$(mktemp -d)
  {
    for ((i = 0; i < 600; i++)); do
      [ -e node_modules/.pnpm-workspace-state-v1.json ] && break
      sleep 1
    done
    local script
    for script; do
      local quietly=(nice -n 19)
      [ -e "$behind_logs/waited for" ] && quietly=()
      timed "$script" "${quietly[@]}" npx -y pnpm@12.21.0 "$script" >"$behind_logs/$script" 2>&1 ||
        touch "$behind_logs/$script failed"
    done
  } &
  behind_pid=$!
}

# Gives a process, its threads and all that it has started the priority of any other. Only root may.
raise() { # process
  local child
  renice -n 0 -p $(ls "/proc/$1/task") >/dev/null 2>&1
  for child in $(pgrep -P "$1"); do raise "$child"; done
}

end_behind() {
  local script
  touch "$behind_logs/waited for"
  raise "$behind_pid"
  wait "$behind_pid"
  for script in "${behind[@]}"; do
    cat "$behind_logs/$script"
    [ -e "$behind_logs/$script failed" ] && failures+=("$script")
  done
  rm -rf "$behind_logs"
}

name_failures() {
  local name
  printf '\n'
  for name in "${failures[@]}"; do printf 'gate failed: %s\n' "$name"; done
  [ "${#failures[@]}" -eq 0 ]
}
