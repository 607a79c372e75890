"""How Numba is kept from compiling what is called inside kernels again and again.

Left alone, Numba makes a library of every function: it links in all that the function calls,
optimizes the whole, emits machine code, and adds a wrapper for Python. For functions that only
kernels call that is work for nothing, done once more at every level of calls. Here such a function
stays one module of LLVM's, and a kernel links, optimizes and emits everything once.
"""

# mypy: allow-untyped-calls
from functools import cached_property
from typing import Any, TypeAlias

from numba.core import codegen, compiler, registry
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering

Untyped: TypeAlias = Any
"""What Numba itself says nothing about."""


class _Module(codegen.JITCodeLibrary):
    """A function that kernels call: its own code, neither linked nor emitted."""

    def finalize(self) -> None:
        """Nothing is added from now on."""
        self._raise_if_finalized()
        self._finalized = True

    def needs(self, found: dict[Untyped, None]) -> None:
        """Add this library and all that it calls to those found, each once."""
        if self not in found:
            found[self] = None
            _add_needed(self._linking_libraries, found)


class _Library(codegen.JITCodeLibrary):
    """A function that Python calls, with everything that it needs."""

    def finalize(self) -> None:
        """Link everything that is called, however deep; optimize and emit it."""
        found: dict[Untyped, None] = {}
        _add_needed(self._linking_libraries, found)
        self._linking_libraries = list(found)
        super().finalize()


def _add_needed(libraries: list[Untyped], found: dict[Untyped, None]) -> None:
    for each in libraries:
        if isinstance(each, _Module):
            each.needs(found)
        else:  # one of Numba's own, complete
            found[each] = None


def _put(state: Untyped, library: type[codegen.JITCodeLibrary]) -> None:
    state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
    state.library.enable_object_caching()


@register_pass(mutates_CFG=True, analysis_only=False)
class _InsideLowering(NativeLowering):
    """Lowering that makes nothing to call from Python."""

    _name = "inside_lowering"

    def run_pass(self, state: Untyped) -> bool:
        _put(state, _Module)
        super().run_pass(state)
        lowered = state["cr"]
        key = lowered.fndesc.mangled_name
        state.targetctx.insert_user_function(key, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=key)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class _KernelLowering(NativeLowering):
    """Lowering that brings together what a kernel needs."""

    _name = "kernel_lowering"

    def run_pass(self, state: Untyped) -> bool:
        _put(state, _Library)
        super().run_pass(state)
        return True


class InsideCompiler(compiler.Compiler):
    """For functions that kernels call."""

    def define_pipelines(self) -> list[PassManager]:
        """Compile to a module, and no further."""
        self.state.flags.no_compile = True
        return [_lowered_by(_InsideLowering, each) for each in super().define_pipelines()]


class KernelCompiler(compiler.Compiler):
    """For functions that Python calls."""

    def define_pipelines(self) -> list[PassManager]:
        """Compile to machine code, with all that is called."""
        return [_lowered_by(_KernelLowering, each) for each in super().define_pipelines()]


def _lowered_by(lowering: type[NativeLowering], passes: PassManager) -> PassManager:
    made = PassManager(passes.pipeline_name)
    for each, name in passes.passes:
        made.add_pass(lowering if each is NativeLowering else each, name)
    made.finalize()
    return made


class Inside(registry.CPUDispatcher):
    """A function that kernels call. Python may too, slowly, as a test does."""

    def add_overload(self, cres: Untyped) -> None:
        """Keep a version for kernels that call it."""
        self.overloads[tuple(cres.signature.args)] = cres

    def _compile_for_args(self, *args: object, **kws: object) -> Untyped:
        return self._alone._compile_for_args(*args, **kws)

    @cached_property
    def _alone(self) -> Untyped:
        """The function as a kernel of its own."""
        options = {**self.targetoptions, "no_cpython_wrapper": False}
        return registry.CPUDispatcher(
            self.py_func, targetoptions=options, pipeline_class=KernelCompiler
        )
