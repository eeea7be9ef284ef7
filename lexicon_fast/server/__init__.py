"""The protocol over HTTP and WebSocket, tables to play at, and the page to play on.

Its event loop keeps all state; what takes a while runs in threads, and gets only what cannot
change. `service` answers messages, `tables` has the games, `disk` and `store` keep them; `app`,
`http` and `sockets` are the roads to them.
"""
