// What happens, in words for those who hear the page.

/** Said by screen readers when they have finished what they are saying. */
export function announce(text) {
  const place = document.getElementById("announcements");
  // The same text again would be no change, and not be said.
  place.textContent = place.textContent === text ? `${text}\u00a0` : text;
}
