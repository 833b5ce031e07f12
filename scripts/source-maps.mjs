// Loaded first by the server's process: errors name the lines of our sources. The flag --enable-source-maps
// would also read and keep the maps of every package, some 10 MB.
import { setSourceMapsSupport } from 'node:module'

setSourceMapsSupport(true, { nodeModules: false, generatedCode: false })
