export {LanguageSwitch} from './LanguageSwitch';
export {UntranslatedNotice} from './UntranslatedNotice';
export {useInterfaceLanguage, type Language} from './useInterfaceLanguage';
export {useUntranslated, type OriginalPage} from './useUntranslated';
