#!/bin/sh
# Moves the branch `checked` to the newest commit of main whose checks passed; the daily release takes that branch.
# Every push to main starts the workflow `words`; pushes that change code also start `tests`. A commit that changes only words
# contains the code before it, so the newest run of both has to be green.
set -eu

# Prints a property of a workflow's newest run on main; its conclusion is empty while it runs.
newest() {
  gh run list --workflow "$1" --branch main --event push --limit 1 --json conclusion,headSha --jq ".[0].$2"
}

for workflow in tests words; do
  conclusion=$(newest "$workflow" conclusion)
  if [ "$conclusion" != success ]; then
    echo "Nothing was changed: the newest run of $workflow is ${conclusion:-not finished}."
    exit 0
  fi
done
commit=$(newest words headSha)
# Not forced, so that the branch never goes back.
git push origin "$commit:refs/heads/checked"
