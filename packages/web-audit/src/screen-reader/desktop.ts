/** A desktop for one task: a screen, a message bus, a window manager and its own home folder. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Programs} from './programs';

/** Height of the screen. Its width is that of the page, since windows fill the screen. */
export const HEIGHT_PX = 900;

export interface Desktop {
  programs: Programs;
  /** Folder of everything that the programs write. */
  home: string;
  close: () => Promise<void>;
}

/** Starts a desktop. @param width of the screen, in px */
export async function openDesktop(width: number): Promise<Desktop> {
  const home = mkdtempSync(path.join(tmpdir(), 'listen-'));
  const programs = new Programs(environment(home));
  const close = async () => {
    await programs.stop();
    rmSync(home, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  };
  try {
    // -r disables key repeat, which a slow machine would trigger.
    const screen = ['-screen', '0', `${width}x${HEIGHT_PX}x24`, '-r', '-nolisten', 'tcp'];
    const display = await programs.startAndAsk('Xvfb', ['-displayfd', '3', ...screen]);
    programs.env['DISPLAY'] = `:${display}`;
    const bus = ['--session', '--nofork', '--nopidfile', '--print-address=3'];
    programs.env['DBUS_SESSION_BUS_ADDRESS'] = await programs.startAndAsk('dbus-daemon', bus);
    programs.start('openbox', ['--config-file', path.join(__dirname, 'orca/openbox.xml')]);
    return {programs, home, close};
  } catch (error) {
    await close();
    throw error;
  }
}

function environment(home: string): Record<string, string> {
  const folder = (name: string) => {
    mkdirSync(path.join(home, name), {mode: 0o700});
    return path.join(home, name);
  };
  // Orca does not start if pgrep finds another Orca of the same account.
  const bin = folder('bin');
  writeFileSync(path.join(bin, 'pgrep'), '#!/bin/sh\nexit 1\n', {mode: 0o700});
  return {
    HOME: home,
    XDG_RUNTIME_DIR: folder('run'),
    XDG_DATA_HOME: folder('data'),
    XDG_CONFIG_HOME: folder('config'),
    XDG_CACHE_HOME: folder('cache'),
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    LC_ALL: 'C.UTF-8',
    // Changed settings are not saved.
    GSETTINGS_BACKEND: 'memory',
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
  };
}
