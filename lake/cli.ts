import { UserRefusal } from '#lake/access/users.ts'
import { checkpoint, checkpointHelp, key } from '#lake/cli/checkpoint.ts'
import { evidence, evidenceHelp } from '#lake/cli/evidence.ts'
import { close, closeHelp } from '#lake/cli/close.ts'
import { CommandFailure } from '#lake/cli/failure.ts'
import { forget, forgetHelp } from '#lake/cli/forget.ts'
import { hold, holdHelp } from '#lake/cli/hold.ts'
import { retain, retainHelp } from '#lake/cli/retain.ts'
import { token, tokenHelp } from '#lake/cli/token.ts'
import { exportData, importData, transferHelp } from '#lake/cli/transfer.ts'
import { user, userHelp } from '#lake/cli/user.ts'
import { verify } from '#lake/cli/verify.ts'
import { readDataDir } from '#lake/settings.ts'
import { NewerDataError } from '#lake/store/database.ts'
import { damageSentence, isDamage } from '#lake/store/damage.ts'
import { keepFilesPrivate } from '#lake/store/private-folder.ts'
import { SettingsError } from '#settings/read.ts'

const help = `The lake's commands. They work on the data in DATA_DIR, beside a running lake or without one.

verify                    follows the log's chain, holds it against its tree and the checkpoints in DATA_DIR, and reads
                          every asset and every page as served again; exit code 1 at any fault; --checkpoint <file> (may
                          be given often) holds it against checkpoints kept elsewhere, signed by --key <key>, or by the
                          key of this lake; --closing <folder> against the closing of a year
${checkpointHelp}
${evidenceHelp}
${forgetHelp}
${holdHelp}
${retainHelp}
${closeHelp}
${transferHelp}
${userHelp}
${tokenHelp}
--help                    shows this`

const run = async ([command, ...args]: string[]): Promise<number> => {
  if (command === 'verify') return verify(args)
  if (command === 'checkpoint') return checkpoint(args)
  if (command === 'key') return key(args)
  if (command === 'evidence') return evidence(args)
  if (command === 'forget') return forget(args)
  if (command === 'hold') return hold(args)
  if (command === 'retain') return retain(args)
  if (command === 'close') return close(args)
  if (command === 'user') return user(args)
  if (command === 'token') return token(args)
  if (command === 'export') return exportData(args)
  if (command === 'import') return importData(args)
  if (command === undefined || command === '--help' || command === '-h' || command === 'help') {
    console.log(help)
    return 0
  }
  throw new CommandFailure(`There is no command "${command}".\n\n${help}`)
}

keepFilesPrivate()
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const expected =
    error instanceof CommandFailure ||
    error instanceof SettingsError ||
    error instanceof NewerDataError ||
    error instanceof UserRefusal ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  if (!expected && !isDamage(error)) throw error
  console.error(expected ? error.message : damageSentence(readDataDir()))
  process.exitCode = 2
}
