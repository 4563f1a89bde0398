export {CheckboxField, type CheckboxFieldProps} from './CheckboxField';
export {Control} from './Control';
export {ScriptChecks} from './Field';
export {FileField, type FileFieldProps} from './FileField';
export {Label, type LabelProps} from './Label';
export {SelectField, type Option, type SelectFieldProps} from './SelectField';
export {TextArea, type TextAreaProps} from './TextArea';
export {TextField, type TextFieldProps} from './TextField';
