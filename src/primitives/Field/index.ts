export {CheckboxField} from './CheckboxField';
export {Control, Label, ScriptChecks} from './Field';
export {SelectField, type Option} from './SelectField';
export {TextArea} from './TextArea';
export {FileField, TextField, type TextFieldProps} from './TextField';
