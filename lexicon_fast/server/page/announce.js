// Announcements for screen readers.

const KEPT = 5;

/** Said by screen readers when they have finished what they are saying. */
export function announce(text) {
  const place = document.getElementById("announcements");
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line); // one that replaced the last one could keep that from being said
  while (place.children.length > KEPT) place.firstChild.remove();
}
