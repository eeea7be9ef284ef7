"""The protocol over HTTP and WebSocket, tables to play at, and the page to play on.

All state belongs to the event loop; slow work runs in threads, which get only immutable data.
`app`, `http` and `sockets` receive requests, `service` answers them, `tables` has the games, and
`disk` and `store` write them to a database.
"""
