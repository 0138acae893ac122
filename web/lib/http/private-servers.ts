import type { Server } from 'node:http'

/** Servers of this process that no visitor reaches: they pass no gate, and are not measured. */
export const privateServers = new WeakSet<Server>()
