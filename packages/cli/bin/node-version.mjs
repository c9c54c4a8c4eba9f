// Says so where Node is too old, before anything fails for a reason that nobody understands: what Debian brings along may be.
const NEEDED = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(`Roundhouse needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(2);
}
