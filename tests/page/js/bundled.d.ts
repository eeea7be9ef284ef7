// Constants that the server puts before the service worker.

/** Addresses of the files of the page, relative to it. */
declare const FILES: string[];
/** The version of the page: other files have another one. */
declare const VERSION: string;
