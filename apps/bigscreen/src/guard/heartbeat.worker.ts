// Runs beside the page: its clock goes on while the page is stuck, and is not slowed down while it
// is hidden.
const EVERY = 1000;
let answeredAt = Date.now();

setInterval(() => postMessage({ since: Date.now() - answeredAt }), EVERY);
// The page answers every beat it hears; the answer of a page that was stuck says how long.
addEventListener('message', () => {
  const stuck = Date.now() - answeredAt;
  answeredAt = Date.now();
  postMessage({ stuck });
});
